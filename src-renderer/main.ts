import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { BRIDGE, httpBridge } from './stores/bridge.ts'
import { createTexts } from './games/create-texts.ts'
import { reload } from './stores/reload.ts'
import { createPages } from './pages/pages.ts'
import { useNotices } from './stores/notices.ts'
import { useSettings } from './stores/settings.ts'
// The two faces, bundled: nothing is fetched from elsewhere. Latin-ext for names.
import '@fontsource/sofia-sans-condensed/latin-600.css'
import '@fontsource/sofia-sans-condensed/latin-700.css'
import '@fontsource/sofia-sans-condensed/latin-800.css'
import '@fontsource/sofia-sans-condensed/latin-ext-600.css'
import '@fontsource/sofia-sans-condensed/latin-ext-700.css'
import '@fontsource/sofia-sans-condensed/latin-ext-800.css'
import '@fontsource/source-serif-4/latin-400.css'
import '@fontsource/source-serif-4/latin-500-italic.css'
import '@fontsource/source-serif-4/latin-600.css'
import '@fontsource/source-serif-4/latin-ext-400.css'
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
app.use(createTexts())
app.use(createPages())
// Settings first: no page appears in the wrong language, theme or size.
void useSettings(pinia)
  .load()
  .finally(() => app.mount('#app'))
