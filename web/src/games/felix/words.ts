import type { ByLanguage } from '../../texts/languages';

/** The game in one sentence, for the home screen. */
export const PITCH: ByLanguage<string> = {
  en: 'The cat in the sack: bid for what you only half know.',
  fr: 'Chat en poche : mise sur ce que tu ne connais qu’à moitié.',
  pt: 'O gato no saco: licita pelo que só conheces em parte.',
  it: 'Il gatto nel sacco: offri per ciò che conosci solo a metà.',
  zh: '袋中猫：为你只知道一半的东西出价。',
  de: 'Die Katze im Sack: Biete auf das, was du nur halb kennst.',
};

/** Who made the printed game. */
export const CREDIT: ByLanguage<string> = {
  en: '“Felix: The Cat in the Sack” (“Filou”) is by Friedemann Friese, © 2F-Spiele',
  fr: '« Felix: The Cat in the Sack » (« Filou ») est de Friedemann Friese, © 2F-Spiele',
  pt: '«Felix: The Cat in the Sack» («Filou») é de Friedemann Friese, © 2F-Spiele',
  it: '“Felix: The Cat in the Sack” (“Filou”) è di Friedemann Friese, © 2F-Spiele',
  zh: '《Felix: The Cat in the Sack》（《Filou》）由 Friedemann Friese 设计，© 2F-Spiele',
  de: '„Felix: The Cat in the Sack“ („Filou“) ist von Friedemann Friese, © 2F-Spiele',
};
