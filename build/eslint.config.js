import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'
import { lintParser } from './lib/lint-parser.mjs'

/** What neutral code (rules, shared) must not touch: clocks, chance, the page and Node. */
const impure = [
  'window',
  'document',
  'localStorage',
  'fetch',
  'process',
  'Buffer',
  'setTimeout',
  'setInterval',
  'performance',
]

export default tseslint.config(
  {
    ignores: [
      ...['out/**', 'dist/**', 'coverage/**', 'node_modules/**', 'test-results/**', '.cache/**'],
      // The bundler writes its configuration down for a moment, while the lint may look for files beside it.
      'electron.vite.config.ts.*.mjs',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  ...vue.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: {
        parser: lintParser,
        project: './tsconfig.json',
        tsconfigRootDir: `${import.meta.dirname}/..`,
        extraFileExtensions: ['.vue'],
      },
    },
  },
  { files: ['**/*.ts'], languageOptions: { parser: lintParser } },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/max-params': ['error', { max: 4 }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An empty interface may give a name to the type of a schema.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/first-attribute-linebreak': 'off',
      'vue/multi-word-component-names': 'off',
      'vue/html-indent': 'off',
      'vue/require-default-prop': 'off',
      'vue/attributes-order': 'off',
    },
  },
  {
    files: ['src-main/rules/**/*.ts', 'src-shared/**/*.ts', 'src-main/ai/{frame,search}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'chance comes from the seeded generator' },
        { object: 'Date', property: 'now', message: 'the rules have no clock' },
      ],
    },
  },
  { files: ['**/*.js', '**/*.cjs', '**/*.mjs'], ...tseslint.configs.disableTypeChecked },
)
