import type { Action, Decision, Discipline, GameEvent } from '@la-stanza/engine';
import { type BranchCounts, countBranch } from './branches.ts';
import { tileDiscipline } from './tile-discipline.ts';

/** Counts the branches of one game after another, from what is decided and what happens. */
export class BranchTally {
  readonly counts: BranchCounts = new Map();
  private activated: Discipline | undefined;
  private hasFired = false;
  private lastAction: Action['kind'] | undefined;

  decided(decision: Decision, action: Action, choices: number): void {
    this.count('decision', decision);
    switch (action.kind) {
      case 'activate':
        this.count('activation by', action.by);
        break;
      case 'take':
        this.count('bonus tile paid by', action.by);
        break;
      case 'withdraw':
        if (choices === 1) this.count('withdrawal', 'forced');
        break;
      case 'arrange':
        this.count('special', 'arranged start');
        break;
      case 'return':
        this.count('special', 'over the meeple limit');
        break;
      case 'coin':
      case 'lift':
      case 'fetch':
        this.count('special', action.kind);
        break;
      default:
    }
    if (decision !== 'deal') this.lastAction = action.kind;
  }

  happened(event: GameEvent): void {
    this.count('event', event.type);
    switch (event.type) {
      case 'bonus-tile-taken':
        this.count('bonus tile', event.tile);
        break;
      case 'activated':
        this.activated = event.discipline;
        this.hasFired = false;
        break;
      case 'hired':
        if (tileDiscipline(event.tile) !== this.activated) this.count('special', 'open hire');
        break;
      case 'fired':
        this.hasFired = true;
        this.count('special', 'expert fire');
        break;
      case 'masterpiece':
        this.count('masterpiece', event.place);
        if (this.hasFired) this.count('special', 'masterpiece after firing');
        break;
      case 'reward':
        this.count('reward', `${event.discipline} ${event.strength}`);
        break;
      case 'book-written':
        this.count('book', `${event.discipline} ${event.nth}`);
        break;
      case 'covered':
        this.count('cover on', event.place);
        break;
      case 'withdrew':
        this.count('withdrawal', `spot ${event.spot}`);
        break;
      case 'stayed':
        this.count('special', 'stay');
        break;
      case 'disc-spent':
        this.count('special', 'disc spent');
        break;
      case 'financier-flipped':
        this.count('special', 'financier flip');
        break;
      case 'pile-shuffled':
        this.count('special', 'discard reshuffle');
        break;
      case 'starters-called':
        this.count('special', 'emergency starters');
        break;
      case 'round':
        if (event.last) this.count('last refill by', this.lastAction === 'recruit-space' ? 'Dd' : 'walk');
        break;
      case 'lost':
        this.count('lost', event.what);
        break;
      default:
    }
  }

  count(group: string, name: string | number): void {
    countBranch(this.counts, group, name);
  }
}
