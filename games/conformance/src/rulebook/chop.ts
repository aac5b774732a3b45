import { HOLES, isOnTable, type Kitchen, oneStepFrom, squaresOf, tiledSquares } from './kitchen.js';

interface Options {
  readonly seats: number;
  readonly cat: number;
  readonly path: string;
  readonly blocking: string;
  readonly home: string;
  readonly knifeInDouble: string;
  readonly maxRounds: number;
  readonly layout: Kitchen;
}

interface Deal {
  readonly tiles: readonly string[];
  readonly firstMouseSeat: number;
}

interface Move {
  readonly type: string;
  readonly value?: number;
  readonly mouse?: number;
  readonly to?: string;
  readonly at?: string;
}

type Piece = 'cat' | number;

/**
 * Chop! Chop! played as slowly and plainly as the rulebook tells it: squares by name, walks tried one by one. It shares
 * nothing with the game but the words of a record, so the two agree only where both read the rules alike.
 */
export class ChopReading {
  phase = 'start';
  side: 'cat' | 'mice' = 'cat';
  result: { side: string | null; winners: number[]; cheese: number; mice: number } | undefined;
  readonly #options: Options;
  readonly #tiles: Map<string, string>;
  readonly #faceUp = new Set<string>();
  readonly #started = new Set<number>();
  readonly #mice: (string | undefined)[] = [...HOLES];
  #mouseSeat: number;
  #cat: string | undefined;
  /** The mouse that a turn is bound to once it has moved (CT7). */
  #bound: number | undefined;
  #won = 0;
  #broughtHome = false;
  #rollsLeft = 0;
  #nextRolls = 1;
  #steps = 0;
  #rounds = 0;

  constructor(options: object, deal: object) {
    const { tiles, firstMouseSeat } = deal as Deal;
    this.#options = options as Options;
    this.#mouseSeat = firstMouseSeat;
    this.#tiles = new Map(tiledSquares(this.#kitchen).map((square, index) => [square, tiles[index] as string]));
  }

  get #kitchen(): Kitchen {
    return this.#options.layout;
  }

  get seat(): number {
    return this.side === 'cat' ? this.#options.cat : this.#mouseSeat;
  }

  /** The state as records.md words it. */
  state(): object {
    const inOrder = (squares: Iterable<string>): string[] => {
      const some = new Set(squares);
      return squaresOf(this.#kitchen).filter((square) => some.has(square));
    };
    return {
      phase: this.phase,
      turn: this.phase === 'over' ? [] : [this.seat],
      cat: this.#cat ?? null,
      mice: Object.fromEntries(this.#mice.flatMap((place, mouse) => (place === undefined ? [] : [[mouse, place]]))),
      cheese: { won: this.#won, faceUp: inOrder(this.#faceUp) },
      tiles: Object.fromEntries(inOrder(this.#tiles.keys()).map((square) => [square, this.#tiles.get(square)])),
      started: [...this.#started].toSorted((a, b) => a - b),
      rollsLeft: this.#rollsLeft,
      ...(this.#nextRolls === 2 ? { nextRolls: 2 } : {}),
      ...(this.phase === 'move' ? { steps: this.#steps } : {}),
    };
  }

  moves(): Move[] {
    switch (this.phase) {
      case 'start':
        return squaresOf(this.#kitchen)
          .filter((square) => isOnTable(this.#kitchen, square))
          .map((to) => ({ type: 'start', to }));
      case 'roll':
        return [...new Set(this.#kitchen.dice[this.side])]
          .toSorted((a, b) => a - b)
          .map((value) => ({ type: 'roll', value }));
      case 'move':
        return this.#movers().flatMap((piece) => this.#walkMoves(piece));
      case 'jump':
        return this.#jumps().map((to) => ({ type: 'jump', to }));
      case 'fork':
        return this.#forks().map((at) => ({ type: 'fork', at }));
      default:
        return [];
    }
  }

  play(move: Move): void {
    switch (move.type) {
      case 'start':
        this.#cat = move.to;
        return this.#passTurn();
      case 'roll':
        return this.#roll(move.value ?? 0);
      case 'fork':
        return this.#fork(move.at ?? '');
      case 'jump':
        return this.#arrive(this.side === 'cat' ? 'cat' : (this.#bound ?? 0), move.to ?? '');
      default:
        return this.#arrive(move.mouse ?? 'cat', move.to ?? '');
    }
  }

  #placeOf(piece: Piece): string {
    return (piece === 'cat' ? this.#cat : this.#mice[piece]) ?? '';
  }

  /** CP1: any mouse; CT4 and CT7: the same piece. */
  #movers(): Piece[] {
    if (this.side === 'cat') return ['cat'];
    if (this.#bound !== undefined) return [this.#bound];
    return [...this.#mice.keys()].filter((mouse) => this.#mice[mouse] !== undefined);
  }

  #walkMoves(piece: Piece): Move[] {
    const ends = new Set(this.#walks(piece, [this.#placeOf(piece)]));
    const targets = [...squaresOf(this.#kitchen), ...HOLES].filter((place) => ends.has(place));
    return targets.map((to) => (piece === 'cat' ? { type: 'move', to } : { type: 'move', mouse: piece, to }));
  }

  /** CM1: every walk of exactly so many steps, tried one by one. */
  #walks(piece: Piece, walked: readonly string[]): string[] {
    const ways = oneStepFrom(this.#kitchen, walked.at(-1) ?? '').filter((next) => !this.#isBarred(next, walked));
    if (walked.length === this.#steps) return ways.filter((next) => this.#mayEnd(piece, next));
    return ways.filter((next) => this.#mayPass(piece, next)).flatMap((next) => this.#walks(piece, [...walked, next]));
  }

  /** CM2 */
  #isBarred(next: string, walked: readonly string[]): boolean {
    const { path } = this.#options;
    return (
      next === walked[0] ||
      (path === 'noReverse' && next === walked.at(-2)) ||
      (path === 'noRevisit' && walked.includes(next))
    );
  }

  /** CM5: the mouse on this square that the cat would meet there. */
  #mouseBeforeCat(square: string): number | undefined {
    const mouse = this.#mice.indexOf(square);
    return mouse < 0 || isOnTable(this.#kitchen, square) ? undefined : mouse;
  }

  #isCatOnFloorAt(square: string): boolean {
    return this.#cat === square && !isOnTable(this.#kitchen, square);
  }

  /** CM3, CM6, CM7 */
  #mayPass(piece: Piece, place: string): boolean {
    if (HOLES.includes(place)) return false;
    if (piece === 'cat') return !this.#faceUp.has(place) && this.#mouseBeforeCat(place) === undefined;
    if (this.#kitchen.table.legs.includes(place) || this.#isCatOnFloorAt(place)) return false;
    return this.#options.blocking === 'opponents' || !this.#mice.includes(place);
  }

  /** CM4, CM6, CM7 */
  #mayEnd(piece: Piece, place: string): boolean {
    if (piece === 'cat') return !HOLES.includes(place) && !this.#faceUp.has(place) && !this.#isGuarded(place);
    return !this.#mice.includes(place) && !this.#kitchen.table.legs.includes(place) && !this.#isCatOnFloorAt(place);
  }

  /** CE3 */
  #isGuarded(square: string): boolean {
    const [last = '', ...others] = this.#mice.filter((place) => place !== undefined);
    const isLastAtHome = others.length === 0 && HOLES.includes(last);
    return isLastAtHome && !isOnTable(this.#kitchen, square) && oneStepFrom(this.#kitchen, last).includes(square);
  }

  /** CT5 */
  #jumps(): string[] {
    const [piece = 'cat'] = this.#movers();
    const elsewhere = squaresOf(this.#kitchen).filter(
      (square) => square !== this.#placeOf(piece) && !this.#faceUp.has(square),
    );
    return elsewhere.filter(
      (square) => this.#mayEnd(piece, square) && (piece !== 'cat' || this.#mouseBeforeCat(square) === undefined),
    );
  }

  /** CT3, CT6 */
  #forks(): string[] {
    return this.side === 'cat'
      ? []
      : squaresOf(this.#kitchen).filter((square) => this.#faceUp.has(square) && square !== this.#cat);
  }

  /** CM9 */
  #roll(value: number): void {
    this.#rollsLeft--;
    this.#owe('move', value);
  }

  /** What is owed now, or lapses where there is no way to do it. */
  #owe(phase: string, steps = 0): void {
    this.phase = phase;
    this.#steps = steps;
    if (this.moves().length === 0) this.#endRoll();
  }

  #arrive(piece: Piece, to: string): void {
    if (piece === 'cat') this.#arriveCat(to);
    else this.#arriveMouse(piece, to);
  }

  #arriveCat(to: string): void {
    const caught = this.#mouseBeforeCat(to);
    this.#cat = to;
    if (caught !== undefined) this.#mice[caught] = undefined;
    if (this.#mice.every((place) => place === undefined)) return this.#end('cat');
    const tile = isOnTable(this.#kitchen, to) ? undefined : this.#turn(to);
    if (tile === 'cheese') this.#faceUp.add(to);
    this.#doTile(tile);
  }

  #arriveMouse(mouse: number, to: string): void {
    this.#mice[mouse] = to;
    this.#bound = mouse;
    this.#started.add(mouse);
    if (HOLES.includes(to) && this.#won === this.#kitchen.tiles['cheese']) this.#broughtHome = true;
    const tile = this.#turn(to);
    if (tile === 'cheese' || this.#faceUp.delete(to)) this.#won++;
    if (this.#haveMiceWon()) this.#end('mice');
    else this.#doTile(tile);
  }

  #turn(square: string): string | undefined {
    const tile = this.#tiles.get(square);
    this.#tiles.delete(square);
    return tile;
  }

  #doTile(tile: string | undefined): void {
    if (tile === 'plus1') this.#owe('move', 1);
    else if (tile === 'plus2') this.#owe('move', 2);
    else if (tile === 'arrow') this.#owe('jump');
    else if (tile === 'fork') this.#owe('fork');
    else if (tile === 'knife') this.#beHurt();
    else this.#endRoll();
  }

  /** CT7: a roll still owed is lost, or made first. */
  #beHurt(): void {
    this.#nextRolls = 2;
    if (this.#options.knifeInDouble === 'endsTurn') this.#endTurn();
    else this.#endRoll();
  }

  #fork(at: string): void {
    this.#faceUp.delete(at);
    this.#won++;
    if (this.#haveMiceWon()) this.#end('mice');
    else this.#endRoll();
  }

  /** CE2 */
  #haveMiceWon(): boolean {
    const { home } = this.#options;
    if (this.#won < (this.#kitchen.tiles['cheese'] ?? 0)) return false;
    if (home === 'quick') return true;
    const isHome =
      home === 'anyMouseHome' ? this.#mice.some((place) => HOLES.includes(place ?? '')) : this.#broughtHome;
    return isHome && this.#started.size === this.#mice.length;
  }

  #endRoll(): void {
    this.phase = 'roll';
    if (this.#rollsLeft === 0) this.#endTurn();
  }

  /** CE4 */
  #endTurn(): void {
    if (this.side === 'cat') this.#rounds++;
    if (this.side === 'cat' && this.#rounds === this.#options.maxRounds) this.#end(null);
    else this.#passTurn();
  }

  /** CP3, CT7 */
  #passTurn(): void {
    if (this.side === 'mice') this.#mouseSeat = this.#nextMouseSeat();
    this.side = this.side === 'cat' ? 'mice' : 'cat';
    this.#bound = undefined;
    this.phase = 'roll';
    this.#rollsLeft = this.#nextRolls;
    this.#nextRolls = 1;
  }

  #nextMouseSeat(): number {
    const { seats, cat } = this.#options;
    const next = (this.#mouseSeat + 1) % seats;
    return next === cat ? (next + 1) % seats : next;
  }

  #end(winner: 'cat' | 'mice' | null): void {
    const all = Array.from({ length: this.#options.seats }, (_, seat) => seat);
    const winners = all.filter((seat) => winner === (seat === this.#options.cat ? 'cat' : 'mice'));
    const mice = this.#mice.filter((place) => place !== undefined).length;
    this.result = { side: winner, winners, cheese: this.#won, mice };
    this.phase = 'over';
    this.#rollsLeft = 0;
    this.#nextRolls = 1;
  }
}
