import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { BRIDGE, httpBridge } from './stores/bridge.ts'
import { localeOf } from '#shared/texts/language-tags.ts'
import { createTexts, textsOf } from './games/create-texts.ts'
import { reload } from './stores/reload.ts'
import { createPages, pageLoads } from './pages/pages.ts'
import { loadMenu } from './components/main-menu.ts'
import { GAME_UIS } from './games/registry.ts'
import { loadAhead } from './navigation/idle.ts'
import { useNotices } from './stores/notices.ts'
import { useSettings } from './stores/settings.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/overlays.css'

// The address a link leads to is nothing to keep.
if (location.search !== '') history.replaceState(history.state, '', `/${location.hash}`)

const app = createApp(App)
const pinia = createPinia()
app.use(pinia)
app.provide(
  BRIDGE,
  window.bridge ??
    httpBridge({
      answers: (lost) => {
        useNotices(pinia).answers(lost)
      },
      missed: () => void reload(pinia),
    }),
)

/** Settings first, and the language they name: no page appears in the wrong language, theme or size. */
async function start(): Promise<void> {
  const settings = useSettings(pinia)
  // Most likely it is the one that the settings name; then both arrive together.
  void textsOf(localeOf('system', navigator.languages), 'first').catch(() => undefined)
  await settings.load()
  const texts = await createTexts(settings.locale, 'first')
  const pages = createPages()
  pages.beforeEach(async (to) => {
    if (to.name !== 'home') await texts.complete()
  })
  app.use(texts).use(pages).mount('#app')
  await pages.isReady()
  await loadAhead([texts.complete, loadMenu, ...pageLoads(), ...GAME_UIS.map(({ loadTable }) => loadTable)])
}
void start()
