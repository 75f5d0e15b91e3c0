import type { Action } from '@la-stanza/engine';

/**
 * How much a player who knows the rules but no plan likes a kind of action: doing something rather than nothing, the better of two
 * rewards, staying to the end. A taste, not a rule.
 */
export function liking(action: Action | undefined): number {
  switch (action?.kind) {
    case 'activate':
      return action.by === 'wild' ? 5 : 12;
    case 'masterpiece':
      return 40 + 20 * action.place;
    case 'reward':
      return 4 ** action.strength;
    case 'money':
      return 4;
    case 'hire':
      return 2 + action.worker / 10;
    case 'take':
      return action.by === 'wild' ? 1 : 3;
    case 'disc':
      return 3;
    case 'pass':
    case 'fire':
      return 0.5;
    case 'stop':
    case 'forgo':
    case 'withdraw':
      return 0.05;
    default:
      return 1;
  }
}
