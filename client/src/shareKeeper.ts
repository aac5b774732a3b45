import { type Bytes32, sealOfShare } from '@miaou/kit';
import type { Seals, Snapshot } from '@miaou/table';
import type { TableSync } from './tableSync.js';

export interface ShareServices {
  /** 32 bytes that nobody can guess. */
  draw(): Bytes32;
  /** The share that was drawn for the next match, so that another page of this device, or the same after a reload, can open it. */
  readonly kept?: { load(): Bytes32 | undefined; save(share: Bytes32 | undefined): void };
  /** The seals of a match that has begun, as this device saw them. */
  noted?(match: number, seals: Seals): void;
}

/** Gives this device's share to the chance of a table's matches, without anybody having to press anything: docs/fairness.md says why. */
export class ShareKeeper {
  readonly #table: TableSync;
  readonly #services: ShareServices;
  readonly #unsubscribe: () => void;
  /** Drawn for the next match, not yet used. */
  #share: Bytes32 | undefined;
  /** Others may know it: it must not be sealed again. */
  #isOpened = false;
  /** The house's seal beside which ours was sent on this connection: it is sent once for each. */
  #sentBeside: string | undefined;
  #hasSentShare = false;
  #notedMatch = 0;

  constructor(table: TableSync, services: ShareServices) {
    this.#table = table;
    this.#services = services;
    this.#share = services.kept?.load();
    this.#unsubscribe = table.changes.subscribe(() => this.#update());
    this.#update();
  }

  close(): void {
    this.#unsubscribe();
  }

  #update(): void {
    const { connection, copy } = this.#table;
    if (connection !== 'live' || copy === null) {
      this.#sentBeside = undefined;
      this.#hasSentShare = false;
    } else if (copy.snapshot.stage === 'gathering' || copy.snapshot.stage === 'over') this.#prepare(copy.snapshot);
    else this.#begun(copy.snapshot);
  }

  #begun({ stage, match, seals }: Snapshot): void {
    if (this.#share !== undefined) this.#keep(undefined);
    if (stage !== 'playing' || seals === undefined || match === this.#notedMatch) return;
    this.#notedMatch = match;
    this.#services.noted?.(match, seals);
  }

  #prepare({ as, seals }: Snapshot): void {
    if (as === 'spectator') return;
    const isOurs = this.#isOurs(seals?.seats[as]);
    if (seals?.opening === true) this.#open(isOurs);
    else if (isOurs && !this.#isOpened) this.#sentBeside = seals?.house;
    else this.#seal(seals?.house ?? '');
  }

  /** Another page of this device may have sealed its own share. */
  #isOurs(seal: Bytes32 | undefined): boolean {
    const fits = (share: Bytes32 | undefined): boolean => share !== undefined && sealOfShare(share) === seal;
    if (seal === undefined || fits(this.#share)) return seal !== undefined;
    const kept = this.#services.kept?.load();
    if (!fits(kept)) return false;
    this.#share = kept;
    this.#isOpened = false;
    return true;
  }

  #open(isOurs: boolean): void {
    if (!isOurs || this.#share === undefined || this.#hasSentShare) return;
    this.#hasSentShare = true;
    this.#isOpened = true;
    this.#table.sendQuietly({ type: 'unseal', share: this.#share });
  }

  #seal(house: string): void {
    if (this.#sentBeside === house) return;
    this.#sentBeside = house;
    this.#hasSentShare = false;
    const share = this.#share === undefined || this.#isOpened ? this.#services.draw() : this.#share;
    this.#keep(share);
    this.#table.sendQuietly({ type: 'seal', seal: sealOfShare(share) });
  }

  #keep(share: Bytes32 | undefined): void {
    this.#share = share;
    this.#isOpened = false;
    this.#services.kept?.save(share);
  }
}
