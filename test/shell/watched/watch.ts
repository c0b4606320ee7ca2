/** Loaded before anything else, in the process and in each of its threads: notes whom it would speak to. */
import dgram from 'node:dgram'
import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import net from 'node:net'
import tls from 'node:tls'
import { isMainThread } from 'node:worker_threads'

const file = process.env.DEPOT_WATCH ?? ''
const note = (how: string, whom: unknown): void =>
  appendFileSync(file, `${JSON.stringify({ how, whom, main: isMainThread })}\n`)

type Any = (...args: unknown[]) => unknown

/** Puts a note before every call of `target[name]`. */
function watch(target: object, name: string, how: string): void {
  const methods = target as Record<string, Any>
  const real = methods[name]
  if (typeof real !== 'function') return
  methods[name] = function (this: unknown, ...args: unknown[]) {
    note(how, args[0])
    return Reflect.apply(real, this, args)
  }
}

watch(net.Socket.prototype, 'connect', 'connect')
watch(tls, 'connect', 'tls')
watch(dgram.Socket.prototype, 'send', 'send')
watch(dgram.Socket.prototype, 'connect', 'send')
for (const name of Object.keys(dns)) if (/^(lookup|resolve|reverse)/.test(name)) watch(dns, name, 'name')
for (const name of Object.keys(dns.promises))
  if (/^(lookup|resolve|reverse)/.test(name)) watch(dns.promises, name, 'name')
watch(net.Server.prototype, 'listen', 'listen')
note('watching', file)
