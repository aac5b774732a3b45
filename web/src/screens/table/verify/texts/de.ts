import type { VerifyWords } from './words';

const words: VerifyWords = {
  checking: 'Es wird noch einmal ausgeteilt …',
  missing: 'Von dieser Partie gibt es keine Aufzeichnung.',
  yes: 'Ja. Alles stimmt.',
  yesMeans: (opened) =>
    `Dein Gerät hat ${opened === 1 ? 'den einen Brief' : `alle ${opened} Briefe`} geöffnet und noch einmal ausgeteilt: dieselbe Partie.`,
  no: 'Nein. Etwas stimmt nicht.',
  noMeans:
    'Alles davor stimmt; was danach kommt, wurde nicht geprüft. Es wurde nach dem Austeilen geändert, oder die Aufzeichnung ist beschädigt.',
  unsealed: 'Nichts war versiegelt.',
  unsealedMeans:
    'Diese Partie wurde ohne Siegel ausgeteilt. Ihre Züge folgen den Regeln; woher die Karten kamen, lässt sich nicht prüfen.',
  wrong: {
    secret: 'Der Brief des Hauses passt nicht zu seinem Siegel.',
    share: (name) => `Der Brief von ${name} passt nicht zu seinem Siegel.`,
    seen: 'Dein Gerät hat vor dem Austeilen andere Siegel gesehen.',
    part: 'Wer welche Rolle hat, ergibt sich nicht aus den Briefen.',
    deal: 'Das Ausgeteilte ergibt sich nicht aus den Briefen.',
    roll: (move) => `Der Wurf von Zug ${move} ergibt sich nicht aus den Briefen.`,
    move: (move) => `Zug ${move} verstößt gegen die Regeln.`,
    result: 'Das Ergebnis ergibt sich nicht aus den Zügen.',
    record: 'Die Aufzeichnung selbst stimmt nicht.',
  },
  onSeal: 'in der Aufzeichnung',
  fromLetter: 'berechnet',
  sealed: 'Vor dem Austeilen versiegelt',
  opened: 'Am Ende geöffnet',
  dealt: 'Noch einmal ausgeteilt',
  same: 'gleiche Karten, gleiche Würfe',
  sameDeal: 'gleiche Karten',
  notChecked: 'nicht geprüft',
  house: 'Haus',
  late: 'kam zu spät: der des Hauses zählt',
  none: 'kein Brief: der des Hauses zählt',
  bot: 'Bot: der des Hauses zählt',
  proves: 'Was das beweist',
  provesText:
    'Niemand hat Karten oder Würfe gewählt, nachdem er einen Brief gesehen hatte, auch das Haus nicht. Sie standen fest, bevor das Spiel begann.',
  alone:
    'Nur das Haus hat einen Brief geschrieben. Das beweist eines: Nach dem Austeilen wurde nichts geändert. Auf einem einzigen Gerät ist das immer so.',
  provesNot: 'Was es nicht beweist',
  provesNotText:
    'Dass niemand in fremde Karten geschaut hat: Wer den Server betreibt, kennt die Karten. Bildschirme kann man sehen, Freunde können flüstern. Siegel bewachen das Austeilen, nicht die Leute.',
  count: (count, of) => `${count} von ${of}`,
  dice: (count) => (count === 1 ? 'ein Wurf' : `${count} Würfe`),
  stepByStep: 'Schritt für Schritt',
  next: 'Weiter',
  allSteps: 'Alle Schritte',
  explained: [
    'Vor dem Austeilen hat jedes Gerät einen Brief mit Zufallsziffern geschrieben, das Haus auch. Alle wurden versiegelt, bevor einer geöffnet wurde. Das sind die Siegel.',
    'Am Ende werden die Briefe geöffnet. Jeder wird mit seinem Siegel verglichen: Ein geänderter Brief ergäbe andere Ziffern.',
    'Aus allen Briefen zusammen ergibt sich, was ausgeteilt wird und wie die Würfel fallen. Dein Gerät hat es noch einmal berechnet und mit der Aufzeichnung verglichen.',
  ],
  report: 'Melden',
  save: 'Beweis speichern',
  done: 'Fertig',
};

export default words;
