import { counted } from '../../../texts/plural';
import type { HomeWords } from './words';

const count = counted('fr');

const words: HomeWords = {
  noAccount: 'Sans compte : assieds-toi et joue.',
  seatCode: 'J’ai un code de place',
  players: (least, most) => `${least} à ${most} joueurs`,
  minutes: (number) => `${number} min`,

  playNow: 'Jouer',
  againstBots: (bots, level) => count(bots, { one: `contre # bot, ${level}`, other: `contre # bots, ${level}` }),
  choosePlay: (game) => `${game} : choisir joueurs et niveau`,
  myName: 'Toi',
  learnFirst: 'Première fois ? Apprends en jouant',
  inviteFriends: 'Inviter des amis',
  sameDevice: 'Même appareil',

  yourTables: 'Tes tables',
  onThisDevice: 'Sur cet appareil',
  goOn: 'Continuer',
  youAre: (name) => `Tu es ${name} · changer de nom`,
  leave: 'Quitter la table',
  leaveSure: 'Quitter cette table ?',
  leaveMeans: 'Ta place sera alors libre pour quelqu’un d’autre.',
  remove: 'Supprimer la partie',
  removeSure: 'Supprimer cette partie ?',
  removeMeans: 'Elle n’existe que sur cet appareil et ne pourra pas être retrouvée.',
  now: 'maintenant',
  noTables: 'Personne ne joue en public pour l’instant.',
  allTables: 'Toutes les tables',
  watch: 'Regarder',
  join: 'Rejoindre',
  tableOf: (host) => `Chez ${host}`,
  botsOnly: 'bots seulement',
  stages: { gathering: 'on s’installe', playing: 'en cours', paused: 'en pause', over: 'terminée', closed: 'fermée' },
  yourTurn: 'À toi de jouer',
  seatsTaken: (taken, seats) =>
    count(taken, { one: `# place prise sur ${seats}`, other: `# places prises sur ${seats}` }),
  watching: (number) => count(number, { one: '# spectateur', other: '# spectateurs' }),

  watchTitle: 'Tables publiques',
  everyGame: 'Tous les jeux',
  gameLegend: 'Jeu',
  stageLegend: 'État',
  everyStage: 'Toutes',
  freeSeats: 'Places libres',
  inPlay: 'En cours',
  noneLikeThat: 'Aucune table de ce genre pour l’instant.',
  lobbyAway: 'Le serveur ne répond pas. La liste reviendra d’elle-même.',

  rulesOf: (game) => `Règles de ${game}`,
  learnGame: (game) => `Apprendre ${game}`,
  puzzles: 'Problèmes',
  fair: 'Est-ce équitable ?',
  about: 'À propos',
  unofficial: (credits) =>
    `Non officiel et gratuit. ${credits.join(' ; ')}. Aucune de leurs images ni aucun de leurs textes n’est utilisé ici.`,
  install: 'Installer',
  installHint: 'Garde Miaou sur cet appareil : tu pourras jouer même sans connexion.',
  offline: 'Pas de connexion. Tu peux quand même jouer contre les bots et sur cet appareil.',
};

export default words;
