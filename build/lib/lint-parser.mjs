/**
 * The parser of the lint. typescript-eslint makes its program anew for every component, since the script of a component
 * is no file, and infers all types again each time: that was most of the time of the lint. This one makes one program
 * of all files and all scripts, and hands it on.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { parser } from 'typescript-eslint'
import * as vue from 'vue-eslint-parser'

const COMPONENT = '.vue'

/** What vue-eslint-parser takes for the script of a component: the very text it has parsed. */
function scriptOf(file) {
  let script = ''
  const recorder = {
    parseForESLint(code, { project, ...options }) {
      if (project) script = code
      return parser.parseForESLint(code, options)
    },
  }
  vue.parseForESLint(readFileSync(file, 'utf8'), {
    filePath: file,
    sourceType: 'module',
    project: true,
    parser: recorder,
  })
  return script
}

function createProgram(config) {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    config,
    { noEmit: true, allowNonTsExtensions: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(messageText) },
    undefined,
    undefined,
    [{ extension: COMPONENT, isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }],
  )
  const host = ts.createCompilerHost(options, true)
  const ofFile = host.getSourceFile
  host.getSourceFile = (file, version, ...more) =>
    file.endsWith(COMPONENT)
      ? ts.createSourceFile(file, scriptOf(file), version, true, ts.ScriptKind.TS)
      : ofFile(file, version, ...more)
  return ts.createProgram(fileNames, options, host)
}

function fail(message) {
  throw new Error(ts.flattenDiagnosticMessageText(message, '\n'))
}

const programs = new Map()
function programOf({ project, tsconfigRootDir }) {
  const config = resolve(tsconfigRootDir, project)
  const known = programs.get(config) ?? createProgram(config)
  programs.set(config, known)
  return known
}

/** A text that is not the file's, as when the lint mends it, gets a program of its own. */
export const lintParser = {
  meta: { name: 'lint-parser', version: parser.meta.version },
  parseForESLint(code, options) {
    if (!options.project) return parser.parseForESLint(code, options)
    const program = programOf(options)
    const same = program.getSourceFile(options.filePath)?.text === code
    const { project: _, ...rest } = options
    return parser.parseForESLint(code, same ? { ...rest, programs: [program] } : options)
  },
}
