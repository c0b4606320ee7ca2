/** Was die Tasten am Tisch tun. */
export const keys = {
  confirm: 'Den großen Knopf drücken: ziehen, den Spielzug beenden, antworten',
  next: 'Nächste Handkarte',
  previous: 'Handkarte davor',
  train: 'Karte an diesen Zug hängen, mit Umschalt als Lok davor',
  start: 'Mit der Karte einen Zug beginnen, oder mit Nein antworten',
  engine: 'Mit der Karte als Lok einen Zug beginnen',
  setOut: 'Karte als Dienstwagen aufstellen',
  caboose: 'Joker als Schlusswagen legen',
  locos: 'Loks zurückstellen',
  effect: 'Karte wegen ihrer Wirkung spielen',
  ask: 'Partner fragen',
  stepBack: 'Einen Schritt zurück',
  drawDeck: 'Vom Stapel ziehen',
  drawDiscard: 'Oberste Ablage nehmen',
  letGo: 'Auswahl aufheben',
}
