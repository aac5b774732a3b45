import { counted } from '../../../../texts/plural';
import type { ContestWords } from './words';

const count = counted('fr');

const words: ContestWords = {
  meowTitle: 'Qui miaule le mieux ?',
  voteTitle: 'Qui a miaulé le mieux ?',
  hold: 'Maintiens pour miauler',
  means: 'Plus c’est long, plus c’est fort. Ou appuie sur un mot.',
  meows: { 1: 'miou', 2: 'miaou', 3: 'mrrrAOU' },
  honk: 'coin',
  loud: { 1: 'tout doux', 2: 'fort', 3: 'très fort' },
  silent: 'pas encore',
  heard: (name, meow, loud) => `${name} : ${meow}, ${loud}`,
  vote: 'Appuie sur le meilleur miaou',
  voteMeans: 'C’est une fête, pas une élection : tu peux changer d’avis, mais jamais voter pour toi.',
  votedFor: (name) => `Ta patte est sur ${name}.`,
  paws: (number) => count(number, { one: '# patte', other: '# pattes' }),
  turn: (name) => `${name} : à toi de miauler`,
  turnVote: (name) => `${name} : à toi de voter`,
  wait: 'On attend les autres.',
  record: 'Miaule toi-même',
  recordMeans: 'Deux secondes au micro, pour cette table seulement ; rien n’est gardé.',
  listening: 'Miaule !',
  recordingFaults: {
    noMicrophone: 'Le navigateur n’autorise pas le micro.',
    tooLarge: 'Ce navigateur fait un enregistrement trop lourd. La patte suffit.',
  },
  skip: 'Non merci',
  begin: 'Commencer',
  won: (name) => `${name} a miaulé le mieux et commence.`,
  tie: 'Pas de meilleur miaou : tirage au sort.',
};

export default words;
