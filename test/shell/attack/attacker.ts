/** One attack, in a thread of its own, so that whoever measures waits for the attacked alone. It ends with the thread. */
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Attack } from './attacks.ts'

export interface Order {
  readonly port: number
  readonly attack: Attack
}

/** What an attacker did so far. */
export interface Done {
  readonly opened: number
  readonly answers: number
}

const { port, attack } = workerData as Order
let opened = 0
let answers = 0

function open(): void {
  const socket = connect(port, '127.0.0.1', () => {
    opened++
    if (attack.first !== undefined) socket.write(attack.first)
  })
  const { drip, again } = attack
  const dripping = drip && setInterval(() => void (socket.writable && socket.write(drip.text)), drip.everyMs)
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(dripping)
    setTimeout(open, 5)
  })
  if (attack.deaf) return
  socket.on('data', () => {
    answers++
    if (again !== undefined) socket.write(again)
  })
}

for (let i = 0; i < attack.connections; i++) open()
setInterval(() => parentPort?.postMessage({ opened, answers } satisfies Done), 200)
