/** Draws a model on a canvas with chart.js; only the parts in use are registered, so that the rest is left out. */
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
  type ChartConfiguration,
  type ChartDataset,
  type ChartOptions,
} from 'chart.js'
import { fillOf, inkOf, type Ink } from './ink.ts'
import type { ChartModel, Series, Tone } from './model.ts'

Chart.register(
  BarController,
  LineController,
  ScatterController,
  CategoryScale,
  LinearScale,
  BarElement,
  LineElement,
  PointElement,
  Filler,
  Tooltip,
)

export interface Drawing {
  readonly destroy: () => void
}
interface Ways {
  readonly animated: boolean
  /** A label or dot was chosen; its number, and that of its series. */
  readonly choose?: (index: number, series: number) => void
}

const DASHES: readonly (readonly number[])[] = [[], [9, 4], [2, 4], [12, 3, 2, 3], [5, 3], [1, 3]]
const POINTS = ['circle', 'crossRot', 'rect', 'triangle', 'rectRot', 'star'] as const
const numberOf = (tone: Tone): number => (tone === 'plain' ? 4 : tone)

/** Undefined where there is no canvas to draw on. */
export function draw(canvas: HTMLCanvasElement, model: ChartModel, ways: Ways): Drawing | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const ink = inkOf(canvas)
  Chart.defaults.font.family = ink.font
  Chart.defaults.font.size = ink.size
  return new Chart(canvas, configOf(model, ways, ink, context))
}

function configOf(
  model: ChartModel,
  ways: Ways,
  ink: Ink,
  context: CanvasRenderingContext2D,
): ChartConfiguration {
  if (model.kind === 'dots')
    return {
      type: 'scatter',
      data: {
        datasets: model.series.map(({ name, tone, dots }) => ({
          label: name,
          data: dots.map(({ x, y }) => ({ x, y })),
          pointStyle: POINTS[numberOf(tone)] ?? 'circle',
          ...point(ink, tone, 5),
        })),
      },
      options: options(model, ways, ink),
    }
  const data = {
    labels: [...model.labels],
    datasets: model.series.map((series) =>
      model.kind === 'bars' ? bar(series, ink, context) : line(series, ink),
    ),
  }
  const bands = model.kind === 'lines' ? model.series.flatMap((series) => band(series, ink)) : []
  return {
    type: model.kind === 'bars' ? 'bar' : 'line',
    data: { ...data, datasets: [...data.datasets, ...bands] as ChartDataset[] },
    options: options(model, ways, ink),
  }
}

const point = (ink: Ink, tone: Tone, radius: number) => ({
  pointRadius: radius,
  pointHoverRadius: radius + 2,
  pointHitRadius: 8,
  pointBorderWidth: 2,
  pointBackgroundColor: ink.tone(tone),
  pointBorderColor: ink.tone(tone),
})

function line({ name, tone, values, marked }: Series, ink: Ink): ChartDataset<'line'> {
  const small = values.length > 40 ? 0 : 3
  return {
    label: name,
    data: [...values],
    borderColor: ink.tone(tone),
    borderWidth: tone === 'plain' ? 1.5 : 2.5,
    borderDash: [...(DASHES[numberOf(tone)] ?? [])],
    ...point(ink, tone, 3),
    pointRadius: values.map((_, i) => (marked?.includes(i) ? 6 : tone === 'plain' ? 0 : small)),
    pointStyle: POINTS[numberOf(tone)] ?? 'circle',
    spanGaps: true,
  }
}
/** Two lines nobody sees, and what is between them. */
function band({ name, tone, values, band: half }: Series, ink: Ink): readonly ChartDataset<'line'>[] {
  if (!half) return []
  const edge = (sign: number) =>
    values.map((value, i) => (value === null ? null : value + sign * (half[i] ?? 0)))
  const none = { label: name, borderWidth: 0, pointRadius: 0, pointHitRadius: 0, spanGaps: true }
  return [
    { ...none, data: edge(-1) },
    { ...none, data: edge(1), fill: '-1', backgroundColor: ink.soft(tone) },
  ]
}

function bar(
  { name, tone, values }: Series,
  ink: Ink,
  context: CanvasRenderingContext2D,
): ChartDataset<'bar'> {
  return {
    label: name,
    data: [...values],
    backgroundColor: fillOf(context, ink, tone),
    borderColor: ink.tone(tone),
    borderWidth: 1.5,
    maxBarThickness: 38,
    categoryPercentage: 0.82,
  }
}

function options(model: ChartModel, { animated, choose }: Ways, ink: Ink): ChartOptions {
  const dots = model.kind === 'dots'
  const flat = !dots && model.flat === true
  const grid = { color: ink.line, drawTicks: false }
  const bounds = {
    ...(model.least !== undefined && { min: model.least }),
    ...(model.most !== undefined && { max: model.most }),
  }
  const values = {
    grid,
    ...bounds,
    stacked: !dots && model.stacked === true,
    border: { display: false },
    ticks: {
      color: ink.ink,
      maxTicksLimit: 7,
      callback: (value: string | number) => model.write(Number(value)),
    },
  }
  const labels = {
    grid: { display: false },
    stacked: !dots && model.stacked === true,
    border: { color: ink.strong },
    ticks: { color: ink.ink, autoSkip: !flat, maxRotation: 0 },
  }
  const title = (text: string) => ({ display: true, text, color: ink.ink })
  const own = new Set(model.series.map((_, i) => i))
  return {
    responsive: true,
    maintainAspectRatio: false,
    indexAxis: flat ? 'y' : 'x',
    animation: animated ? { duration: 250 } : false,
    scales: dots
      ? {
          x: { ...values, type: 'linear', title: title(model.xTitle) },
          y: { ...values, type: 'linear', title: title(model.yTitle) },
        }
      : { [flat ? 'x' : 'y']: values, [flat ? 'y' : 'x']: labels },
    interaction: { mode: dots ? 'nearest' : 'index', intersect: dots, axis: flat ? 'y' : 'x' },
    plugins: {
      tooltip: {
        filter: (item) => own.has(item.datasetIndex),
        backgroundColor: ink.panel,
        titleColor: ink.ink,
        bodyColor: ink.ink,
        borderColor: ink.strong,
        borderWidth: 1,
        usePointStyle: true,
        callbacks: {
          label: (item) => {
            const series = model.series[item.datasetIndex]
            if (model.kind === 'dots')
              return model.series[item.datasetIndex]?.dots[item.dataIndex]?.text ?? ''
            const value = flat ? item.parsed.x : item.parsed.y
            return `${series?.name ?? ''}: ${model.write(value ?? 0)}`
          },
        },
      },
    },
    ...(choose && {
      onClick: (_, [element]) => {
        if (element) choose(element.index, element.datasetIndex)
      },
    }),
  }
}
