import { h, type FunctionalComponent } from 'vue'
import type { GameUi } from '../registry.ts'

const Nothing: FunctionalComponent = () => h('span')

export const tennesseeCentralUi: GameUi = {
  id: 'tennessee-central',
  Table: Nothing,
  Final: Nothing,
  Thumbnail: Nothing,
  Emblem: Nothing,
  Progress: Nothing,
  vehicle: 'steam',
  minutes: [15, 20],
  total: (points) => `$${points}`,
}
