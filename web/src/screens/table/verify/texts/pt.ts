import type { VerifyWords } from './words';

const words: VerifyWords = {
  checking: 'A distribuir outra vez …',
  missing: 'Não há registo desta partida.',
  yes: 'Sim. Tudo confere.',
  yesMeans: (opened) =>
    `O teu dispositivo abriu ${opened === 1 ? 'o único envelope' : `os ${opened} envelopes`} e distribuiu outra vez: é a mesma partida.`,
  no: 'Não. Algo não confere.',
  noMeans:
    'Tudo o que vem antes confere; o que vem depois não foi verificado. Foi alterado depois da distribuição, ou o registo está danificado.',
  unsealed: 'Nada estava selado.',
  unsealedMeans:
    'Esta partida foi distribuída sem selos. As jogadas seguem as regras; de onde vieram as cartas não se pode verificar.',
  wrong: {
    secret: 'O envelope da casa não corresponde ao seu selo.',
    share: (name) => `O envelope de ${name} não corresponde ao seu selo.`,
    seen: 'O teu dispositivo viu outros selos antes da distribuição.',
    part: 'Quem tem que papel não resulta dos envelopes.',
    deal: 'A distribuição não resulta dos envelopes.',
    roll: (move) => `O dado da jogada ${move} não resulta dos envelopes.`,
    move: (move) => `A jogada ${move} é contra as regras.`,
    result: 'O resultado não resulta das jogadas.',
    record: 'O registo não é o que devia ser.',
  },
  onSeal: 'no registo',
  fromLetter: 'calculado',
  sealed: 'Selado antes da distribuição',
  opened: 'Aberto no fim',
  dealt: 'Distribuído outra vez',
  same: 'mesmas cartas, mesmos dados',
  sameDeal: 'mesmas cartas',
  notChecked: 'não verificado',
  house: 'Casa',
  late: 'chegou tarde: vale o da casa',
  none: 'sem envelope: vale o da casa',
  bot: 'bot: vale o da casa',
  proves: 'O que isto prova',
  provesText:
    'Ninguém escolheu as cartas ou os dados depois de ver um envelope, nem a casa. Estavam fixados antes da primeira carta.',
  alone:
    'Só a casa pôs um envelope. Isto prova uma coisa: nada foi alterado depois da distribuição. É sempre assim num só dispositivo.',
  provesNot: 'O que não prova',
  provesNotText:
    'Que ninguém espreitou: quem mantém o servidor conhece as cartas. Os ecrãs veem-se, os amigos cochicham. Os selos vigiam a distribuição, não as pessoas.',
  count: (count, of) => `${count} de ${of}`,
  dice: (count) => (count === 1 ? 'um dado' : `${count} dados`),
  stepByStep: 'Passo a passo',
  next: 'Seguinte',
  allSteps: 'Todos os passos',
  explained: [
    'Antes da distribuição, cada dispositivo fechou algarismos ao acaso num envelope, e a casa também. Todos foram selados antes de se abrir um. Estes são os selos.',
    'No fim, abrem-se os envelopes. Cada um é comparado com o seu selo: um envelope alterado daria outros algarismos.',
    'De todos os envelopes juntos resultam a distribuição e cada dado. O teu dispositivo calculou tudo de novo e comparou com o registo.',
  ],
  report: 'Comunicar',
  save: 'Guardar a prova',
  done: 'Feito',
};

export default words;
