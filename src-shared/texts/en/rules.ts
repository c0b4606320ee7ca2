/** The page Rules. */
export const rules = {
  title: 'Rules',
  contents: 'Contents',
  search: 'Search the rules',
  found: 'Nothing found | One paragraph found | {n} paragraphs found',
  none: 'The rules of this game are not written down yet.',
  link: 'Link to rule {id}',
  games: 'Games',
  close: 'Back to the table',
  englishOnly: 'The rules are kept in English only for now.',
}
