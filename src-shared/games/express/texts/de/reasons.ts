/** Warum eine Entscheidung gut oder gefährlich ist, und wohin man schauen sollte. */
export const reasons = {
  lookAtPartner: 'Was würde deine Partnerin oder dein Partner sagen, wenn du jetzt fragst?',
  lookAtOwnHand:
    'Die Karten auf deiner Hand kosten {n} Punkt. | Die Karten auf deiner Hand kosten {n} Punkte.',
  lookAtDiscard:
    'Passt die oberste abgelegte Karte an einen deiner Züge oder an einen, den du bald beginnen könntest?',
  lookForWayOut: 'Schau noch einmal hin: Lässt sich alles auslegen?',
  lookAtRivals: 'Wen möchtest du am liebsten bremsen?',
  lookAtTrains: 'Welcher deiner Züge kann jetzt wachsen, und welche Karten hältst du besser zurück?',
  lookAtPatience: 'Muss in diesem Zug etwas ausgelegt werden? Überlege, was du am Ende weggibst.',
  lookAtDamage: 'Was würde es dich kosten, wenn es geschieht?',
  out: 'Macht Schluss: {n} Punkt, und alle anderen zahlen für ihre Hand. | Macht Schluss: {n} Punkte, und alle anderen zahlen für ihre Hand.',
  goesOnScoring: 'Weiterzuspielen bringt euch beiden mehr als ein Ende der Runde.',
  fits: '{card} passt an deinen Zug {train}.',
  wants: '{card} hilft dem, was deine Hand vorbereitet.',
  seenByAll: 'Alle sehen, dass du {card} genommen hast.',
  unknownCard:
    'Eine von {n} unbekannten Karten, und niemand sieht, welche. | Eine von {n} unbekannten Karten, und niemand sieht, welche.',
  scores: 'Bringt jetzt {n} Punkt auf den Tisch. | Bringt jetzt {n} Punkte auf den Tisch.',
  nearerOut: 'Erfüllt eine der Bedingungen fürs Schlussmachen.',
  waits: 'Legt noch nichts aus: Was auf der Hand ist, trifft keine Katastrophe.',
  hits: 'Kostet {seat} {n} Punkt auf dem Tisch. | Kostet {seat} {n} Punkte auf dem Tisch.',
  hinders: 'Bremst {seat}.',
  mayBeStopped: 'Lässt sich mit {card} aufhalten.',
  feeds: '{card} passt an einen Zug von {seat} und kann gleich gezogen werden.',
  rivalOut: 'Bald könnte jemand Schluss machen, und deine Hand würde {n} kosten.',
  keepsWayCar: 'Spart {card} für Schlimmeres auf.',
  laysWayCar:
    '{card} liegt aufrecht für {n} Punkte, und diese Katastrophe trifft dich in dieser Runde nicht mehr.',
  saves: 'Rettet {n} Punkt auf dem Tisch. | Rettet {n} Punkte auf dem Tisch.',
}
