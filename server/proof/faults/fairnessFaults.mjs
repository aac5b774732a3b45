const SEALING = ['table/src/match/sealing.test.ts'];
const SEALED = ['games/conformance/src/sealedMatch.test.ts'];

/**
 * What would let somebody choose cards or dice, or hide that it was tried.
 *
 * @type {readonly import('../../../games/conformance/mutation/plant.mjs').Fault[]}
 */
export const FAIRNESS_FAULTS = [
  {
    name: 'the house draws another secret when all shares are open',
    isInSample: true,
    file: 'table/src/match/starting.ts',
    find: 'table.sealing?.secret ?? drawSecret?.()',
    replace: 'drawSecret?.() ?? table.sealing?.secret',
    tests: SEALING,
  },
  {
    name: 'the share of a person is ignored',
    isInSample: true,
    file: 'games/kit/src/fairness.ts',
    find: "given.by === 'person' ? given.share : shareByHouse(secret, seat)",
    replace: 'shareByHouse(secret, given.by.length > 0 ? seat : 0)',
    tests: SEALED,
  },
  {
    name: 'all seats count with the same share of the house',
    file: 'games/kit/src/fairness.ts',
    find: '`${FAIRNESS} seat ${seat}`',
    replace: '`${FAIRNESS} seat ${seat * 0}`',
    tests: SEALED,
  },
  {
    name: 'a die is not bound to the move that asks for it',
    file: 'table/src/match/dice.ts',
    find: 'PURPOSES.roll(moves.length, seat)',
    replace: 'PURPOSES.roll(moves.length * 0, seat)',
    tests: SEALING,
  },
  {
    name: 'one die tells the next: all rolls of a seat share one stream',
    file: 'games/kit/src/fairness.ts',
    find: '`roll ${move} ${seat}`',
    replace: '`roll ${move * 0} ${seat}`',
    tests: SEALED,
  },
  {
    name: 'a share that does not fit its seal is taken',
    file: 'table/src/match/sealing.ts',
    find: "sealing.seals[person] === sealOfShare(share) ? undefined : refuse('wrong-share')",
    replace: "sealOfShare(share) !== '' ? undefined : refuse('wrong-share')",
    tests: SEALING,
  },
  {
    name: 'a share can be sealed when others are open already',
    file: 'table/src/match/sealing.ts',
    find: 'drawSecret === undefined || table.sealing?.opening !== undefined',
    replace: 'drawSecret === undefined',
    tests: SEALING,
  },
  {
    name: 'a share that was replaced is not marked as late',
    file: 'table/src/match/sealing.ts',
    find: "share === undefined ? { by: 'late', seal }",
    replace: "share === undefined ? { by: 'none' }",
    tests: SEALING,
  },
  {
    name: 'shares that were opened count although somebody has left since',
    file: 'table/src/match/sealing.ts',
    find: 'table.sealing = sealing.opening === undefined ? { ...sealing, seals } : undefined;',
    replace: 'table.sealing = { ...sealing, seals };',
    tests: SEALING,
  },
  {
    name: 'the secret is published instead of its seal',
    file: 'table/src/match/sealing.ts',
    find: '  house: sealOfSecret(secret),',
    replace: '  house: secret,',
    tests: SEALING,
  },
  {
    name: 'the check does not compare the seal of the secret',
    file: 'games/kit/src/verifyRecord.ts',
    find: 'if (expected !== proof.seal)',
    replace: "if (expected === '')",
    tests: SEALED,
  },
  {
    name: 'the check does not compare the seals of shares',
    file: 'games/kit/src/verifyRecord.ts',
    find: 'if (seal !== given.seal)',
    replace: "if (seal === '')",
    tests: SEALED,
  },
  {
    name: 'the check does not deal again',
    file: 'games/kit/src/verifyRecord.ts',
    find: "sameJson(record['deal'], deal)",
    replace: "sameJson(record['deal'], record['deal'])",
    tests: SEALED,
  },
  {
    name: 'the check does not throw the dice again',
    file: 'games/kit/src/verifyRecord.ts',
    find: 'face === undefined || sameJson(face, move)',
    replace: 'face === undefined || sameJson(move, move)',
    tests: SEALED,
  },
];
