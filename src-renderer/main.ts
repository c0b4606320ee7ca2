import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { BRIDGE, httpBridge } from './bridge.ts'
import { createTexts } from './i18n.ts'
import { reload } from './reload.ts'
import { createPages } from './router.ts'
import { useNotices } from './stores/notices.ts'
import { useSettings } from './stores/settings.ts'
import './styles/fonts.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/overlays.css'

const app = createApp(App)
const pinia = createPinia()
app.use(pinia)
app.provide(
  BRIDGE,
  window.bridge ??
    httpBridge({
      answers: (up) => {
        useNotices(pinia).answers(up)
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
