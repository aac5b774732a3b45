import { at } from '@miaou/kit';

export type Vector = readonly number[];
export type Matrix = readonly Vector[];

const dot = (one: Vector, other: Vector): number =>
  one.reduce((sum, value, index) => sum + value * at(other, index), 0);

export const times = (matrix: Matrix, vector: Vector): number[] => matrix.map((row) => dot(row, vector));

/** The variance of a weighted sum of numbers with these covariances. */
export const varianceAlong = (weights: Vector, covariances: Matrix): number =>
  dot(weights, times(covariances, weights));

export const zeros = (rows: number, columns: number): number[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));

const swapPivot = (rows: number[][], column: number): void => {
  const largest = rows.reduce(
    (best, row, index) =>
      index >= column && Math.abs(at(row, column)) > Math.abs(at(at(rows, best), column)) ? index : best,
    column,
  );
  [rows[column], rows[largest]] = [at(rows, largest), at(rows, column)];
};

/** By Gauss and Jordan, with pivots. The matrix must have an inverse. */
export const inverseOf = (matrix: Matrix): number[][] => {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === index ? 1 : 0)),
  ]);
  for (let column = 0; column < size; column++) {
    swapPivot(rows, column);
    const pivot = at(rows, column);
    const scale = at(pivot, column);
    rows[column] = pivot.map((value) => value / scale);
    for (let other = 0; other < size; other++) {
      if (other === column) continue;
      const factor = at(at(rows, other), column);
      rows[other] = at(rows, other).map((value, index) => value - factor * at(at(rows, column), index));
    }
  }
  return rows.map((row) => row.slice(size));
};
