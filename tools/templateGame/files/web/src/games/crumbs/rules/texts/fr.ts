import type { RulesWords } from '../book';

const words: RulesWords = {
  lead: 'Des souris autour d’une assiette prennent des miettes en secret ; s’il n’y en a pas assez, les plus gourmandes n’ont rien.',
  glances: {
    plate: { title: 'Une assiette', text: 'À chaque manche, une assiette de miettes est servie.' },
    take: {
      title: 'Choisir en secret',
      text: 'Tous prennent en même temps zéro, une, deux ou trois miettes.',
    },
    again: { title: 'Jamais deux fois de suite', text: 'Nul n’en prend autant qu’à la manche précédente.' },
    cat: {
      title: 'Ne réveille pas le chat',
      text: 'S’il n’y a pas assez de miettes, qui en a pris le plus n’a rien.',
    },
    end: { title: 'Le plus gagne', text: 'Qui a mangé le plus de miettes après la dernière manche gagne.' },
  },
  sections: { setup: 'Préparation', round: 'La manche', end: 'La fin', knowledge: 'Ce que l’on sait' },
  rules: {
    MS1: 'Deux à quatre souris jouent.',
    MS2: 'Une partie a quatre manches.',
    MS3: 'Il y a une assiette pour chaque nombre de miettes, du nombre de joueurs à trois fois ce nombre. Les assiettes sont mélangées ; une est servie à chaque manche, et nul ne la voit avant.',
    MR1: 'À chaque manche, tous décident en secret et en même temps de prendre zéro, une, deux ou trois miettes.',
    MR2: 'Nul ne prend autant de miettes qu’à la manche précédente.',
    MR3: 'Quand tous ont décidé, tous montrent ce qu’ils prennent. Si l’assiette suffit, chacun mange ce qu’il a pris.',
    MR4: 'Sinon, le chat se réveille : ceux qui ont pris le plus ne mangent rien, les autres mangent ce qu’ils ont pris.',
    ME1: 'Après la dernière manche, ceux qui ont mangé le plus de miettes gagnent.',
    MK1: 'Une décision n’est connue que de son auteur jusqu’à ce que tous aient décidé ; ce qui a été montré et mangé est connu de tous.',
  },
  notes: { 'MS2.option': 'La table peut choisir de trois à cinq manches.' },
  ideas: {},
  asides: {},
  captions: {
    secret: 'Nul ne sait ce que prennent les autres.',
    enough: 'Une assiette de 6 : il y en a assez pour tous.',
    tooMany: 'Une assiette de 5 : qui en a pris 3 n’a rien.',
  },
  labels: {},
  drawings: { mouse: 'souris', cat: 'chat', winner: 'couronne' },
};

export default words;
