import { Room } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { felix } from '@miaou/felix';
import { SeededChance } from '@miaou/kit';
import { FelixSeat, FelixState, mirror } from './state.mjs';

const SEATS = [0, 1, 2, 3];
const MOVE = 0;
const REMATCH = 1;

const { value: options } = felix.parseOptions({ edition: 'felix', seats: SEATS.length });

/**
 * Felix as a Colyseus room with the rules of `@miaou/felix`, so that only the servers differ: the room keeps a schema of the match,
 * each seat has its own view, and a patch is sent after each move.
 */
export class FelixRoom extends Room {
  onCreate({ seed, isKept }) {
    this.patchRate = null;
    this.maxMessagesPerSecond = Number.POSITIVE_INFINITY;
    this.autoDispose = !isKept;
    this.chance = new SeededChance(seed);
    this.state = new FelixState();
    for (const _ of SEATS) this.state.seats.push(new FelixSeat());
    this.begin();
    this.onMessage(MOVE, ({ userData: seat }, action) => this.play(seat, action));
    this.onMessage(REMATCH, () => this.begin());
  }

  onJoin(client, { seat }) {
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.state.seats[seat]);
  }

  begin() {
    this.position = felix.start(options, felix.deal(options, this.chance));
    this.show();
  }

  play(seat, action) {
    const move = this.position.moveOf(action);
    if (this.position.refuse(seat, move) !== undefined) throw new Error('driver and room are out of step');
    this.position.play(seat, move);
    this.show();
  }

  show() {
    mirror(this.state, this.position.state());
    this.broadcastPatch();
  }
}
