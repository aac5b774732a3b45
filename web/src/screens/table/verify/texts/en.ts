import type { VerifyWords } from './words';

const words: VerifyWords = {
  checking: 'Dealing once more…',
  missing: 'There is no record of this match.',
  yes: 'Yes. Everything matches.',
  yesMeans: (opened) =>
    `Your device opened ${opened === 1 ? 'the one letter' : `all ${opened} letters`} and dealt once more: the same match.`,
  no: 'No. Something does not match.',
  noMeans:
    'Everything before it matched; what comes after it was not checked. It was changed after the deal, or the record is damaged.',
  unsealed: 'Nothing was sealed.',
  unsealedMeans:
    'This match was dealt without seals. Its moves follow the rules; how the cards came cannot be checked.',
  wrong: {
    secret: 'The house’s letter does not fit its seal.',
    share: (name) => `The letter of ${name} does not fit its seal.`,
    seen: 'Your device saw other seals before the deal.',
    part: 'Who plays which part does not follow from the letters.',
    deal: 'The deal does not follow from the letters.',
    roll: (move) => `The die of move ${move} does not follow from the letters.`,
    move: (move) => `Move ${move} is against the rules.`,
    result: 'The result does not follow from the moves.',
    record: 'The record is not what it should be.',
  },
  onSeal: 'in the record',
  fromLetter: 'computed',
  sealed: 'Sealed before the deal',
  opened: 'Opened at the end',
  dealt: 'Dealt once more',
  same: 'same deal, same dice',
  sameDeal: 'same deal',
  notChecked: 'not checked',
  house: 'House',
  late: 'came too late: the house’s counts',
  none: 'no letter: the house’s counts',
  bot: 'bot: the house’s counts',
  proves: 'What this proves',
  provesText:
    'Nobody chose the cards or the dice after having seen a letter, not even the house. They were fixed before play began.',
  alone:
    'Only the house wrote a letter, so this proves one thing: nothing was changed after the deal. On a single device it is always so.',
  provesNot: 'What it does not prove',
  provesNotText:
    'That nobody peeked: whoever runs the server knows the cards. Screens can be seen, friends can whisper. Seals watch the deal, not the people.',
  count: (count, of) => `${count} of ${of}`,
  dice: (count) => (count === 1 ? 'one die' : `${count} dice`),
  stepByStep: 'Step by step',
  next: 'Next',
  allSteps: 'All steps',
  explained: [
    'Before the deal every device wrote a letter of random digits, and so did the house. All were sealed before one was opened. These are the seals.',
    'At the end the letters are opened. Each is checked against its seal: a changed letter would give other digits.',
    'From all letters together follow the deal and every die. Your device computed them once more and laid them beside the record.',
  ],
  report: 'Report it',
  save: 'Save proof',
  done: 'Done',
};

export default words;
