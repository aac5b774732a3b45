import type { ChopTableWords } from './words';

const words: ChopTableWords = {
  options: {
    home: {
      label: 'Os ratos ganham quando',
      choices: {
        returnAfterTenth: {
          name: 'têm todo o queijo e um corre para o buraco',
          means: 'Depois do último queijo, um rato tem de entrar num buraco.',
        },
        anyMouseHome: {
          name: 'têm todo o queijo e um está no buraco',
          means: 'Basta um rato que já esteja num buraco.',
        },
        quick: { name: 'têm todo o queijo', means: 'Mais curto, para crianças pequenas.' },
      },
    },
    blocking: {
      label: 'Quando os ratos se encontram',
      choices: {
        opponents: { name: 'passam um pelo outro', means: 'Só o gato fica no caminho.' },
        allPieces: { name: 'contornam-se', means: 'Ninguém passa por ninguém.' },
      },
    },
    path: {
      label: 'Pelo caminho',
      choices: {
        originOnly: { name: 'tudo menos a casa de partida', means: 'Só a casa de onde se partiu é proibida.' },
        noReverse: { name: 'sem voltar atrás', means: 'Não se dá um passo direto para trás.' },
        noRevisit: { name: 'nenhuma casa duas vezes', means: 'Cada casa é pisada no máximo uma vez.' },
      },
    },
    knifeInDouble: {
      label: 'Uma faca no primeiro de dois lançamentos',
      choices: {
        endsTurn: { name: 'faz perder o segundo', means: 'A jogada acaba logo.' },
        rollsOn: { name: 'deixa o segundo', means: 'Ainda se faz; depois o outro lado tem dois.' },
      },
    },
    layout: {
      label: 'Cozinha',
      own: 'uma cozinha própria',
      file: {
        choose: 'De um ficheiro…',
        name: 'A tua',
        means: 'Do teu ficheiro.',
        notJson: 'Isto não é uma cozinha: o ficheiro não é JSON.',
        parts: {
          columns: '«columns» tem de ser um número inteiro de 1 a 7.',
          rows: '«rows» tem de ser um número inteiro de 1 a 7.',
          table: '«table» tem de ter «legs» e «under»: casas do tabuleiro, nenhuma repetida.',
          holes:
            '«holes» tem de ter N, E, S e W: casas nas quatro bordas ou, com «holesOnSquares», casas que não fechem nada; nenhuma da mesa.',
          holesOnSquares: '«holesOnSquares» tem de ser true, ou não existir.',
          tiles: '«tiles» tem de cobrir exatamente todas as casas livres, com pelo menos um queijo.',
          dice: '«dice» tem de ter «cat» e «mice»: até 12 faces cada, de 1 a 6.',
        },
        otherwise: 'Isto não é uma cozinha: o ficheiro tem outra coisa.',
      },
      choices: {
        kitchen: { name: 'Normal', means: 'Buracos nas paredes, túnel debaixo da mesa.' },
        openKitchen: { name: 'Aberta', means: 'Buracos no chão, espaço debaixo de toda a mesa.' },
        smallKitchen: { name: 'Pequena', means: 'Cinco queijos: curta, para crianças.' },
      },
    },
    maxRounds: { label: 'Rondas, no máximo', means: 'Depois disso, a partida fica empatada.' },
  },
  parts: { cat: 'O gato é', opener: 'Primeiro jogador rato' },
  sides: { assign: (name) => `Dar o gato a ${name}` },
  askedOpener: { question: 'Quem é o mais novo?', answer: 'o mais novo' },
  sharedDevice: 'Está tudo à vista: basta passar o dispositivo.',
  refusals: {
    notOnTable: 'O gato começa em cima da mesa. Escolhe lá uma casa.',
    anotherPiece: 'É a vez de outra figura. Escolhe uma das marcadas.',
    sameMouse: 'O mesmo rato tem de andar de novo.',
    cannotGoThere: 'Não há caminho até essa casa.',
    notBack: 'Um movimento não termina onde começou.',
    holeTaken: 'Está outro rato nesse buraco.',
    occupied: 'Essa casa está ocupada.',
    exactCount: 'O número de casas tem de ser exato. Escolhe uma casa marcada.',
    cheeseBlocks: 'Há um queijo no caminho.',
    lastHole: 'O gato não pode esperar em frente do buraco do último rato.',
    noCheese: 'Não há queijo ali. Escolhe uma casa com queijo.',
    cheeseUnderCat: 'O gato está em cima desse queijo. Escolhe outro.',
  },
};

export default words;
