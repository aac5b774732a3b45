import { de } from '../../../../texts/elision';
import type { VerifyWords } from './words';

const words: VerifyWords = {
  checking: 'On redistribue …',
  missing: 'Il n’y a pas d’enregistrement de cette partie.',
  yes: 'Oui. Tout correspond.',
  yesMeans: (opened) =>
    `Ton appareil a ouvert ${opened === 1 ? 'la seule lettre' : `les ${opened} lettres`} et a redistribué : c’est la même partie.`,
  no: 'Non. Quelque chose ne correspond pas.',
  noMeans:
    'Tout ce qui précède correspond ; la suite n’a pas été vérifiée. Cela a été changé après la distribution, ou l’enregistrement est abîmé.',
  unsealed: 'Rien n’était scellé.',
  unsealedMeans:
    'Cette partie a été distribuée sans sceaux. Ses coups suivent les règles ; l’origine des cartes ne peut pas être vérifiée.',
  wrong: {
    secret: 'La lettre de la maison ne correspond pas à son sceau.',
    share: (name) => `La lettre ${de(name)} ne correspond pas à son sceau.`,
    seen: 'Ton appareil a vu d’autres sceaux avant la distribution.',
    part: 'Qui joue quel rôle ne découle pas des lettres.',
    deal: 'La distribution ne découle pas des lettres.',
    roll: (move) => `Le dé du coup ${move} ne découle pas des lettres.`,
    move: (move) => `Le coup ${move} est contraire aux règles.`,
    result: 'Le résultat ne découle pas des coups.',
    record: 'L’enregistrement n’est pas ce qu’il devrait être.',
  },
  onSeal: 'dans l’enregistrement',
  fromLetter: 'calculé',
  sealed: 'Scellé avant la distribution',
  opened: 'Ouvert à la fin',
  dealt: 'Redistribué',
  same: 'mêmes cartes, mêmes dés',
  sameDeal: 'mêmes cartes',
  notChecked: 'non vérifié',
  house: 'Maison',
  late: 'trop tard : celle de la maison compte',
  none: 'pas de lettre : celle de la maison compte',
  bot: 'bot : celle de la maison compte',
  proves: 'Ce que cela prouve',
  provesText:
    'Personne n’a choisi les cartes ni les dés après avoir vu une lettre, pas même la maison. Tout était fixé avant la première carte.',
  alone:
    'Seule la maison a écrit une lettre. Cela prouve une chose : rien n’a été changé après la distribution. C’est toujours ainsi sur un seul appareil.',
  provesNot: 'Ce que cela ne prouve pas',
  provesNotText:
    'Que personne n’a regardé en douce : la personne qui gère le serveur connaît les cartes. Un écran se voit, des amis chuchotent. Les sceaux surveillent la distribution, pas les gens.',
  count: (count, of) => `${count} sur ${of}`,
  dice: (count) => (count === 1 ? 'un dé' : `${count} dés`),
  stepByStep: 'Étape par étape',
  next: 'Suite',
  allSteps: 'Toutes les étapes',
  explained: [
    'Avant la distribution, chaque appareil a écrit une lettre de chiffres au hasard, la maison aussi. Toutes étaient scellées avant qu’une seule soit ouverte. Voici les sceaux.',
    'À la fin, on ouvre les lettres. Chacune est comparée à son sceau : une lettre modifiée donnerait d’autres chiffres.',
    'De toutes les lettres ensemble découlent la distribution et chaque dé. Ton appareil a tout recalculé et comparé à l’enregistrement.',
  ],
  report: 'Signaler',
  save: 'Enregistrer la preuve',
  done: 'Terminé',
};

export default words;
