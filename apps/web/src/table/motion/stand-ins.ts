import type { PlaceName } from '../../drawing/targets/place.ts';

/** Replacements for a place that is not on the screen: its room on the map, its owner's mat; the nearest first. */
export function standIns(place: PlaceName): readonly string[] {
  const [word = '', first = '', second = ''] = place.split(' ');
  switch (word) {
    case 'draw':
      return ['room politics'];
    case 'portrait':
    case 'stand':
    case 'niche':
    case 'pillar':
      return [`room ${first}`];
    case 'ship':
    case 'berth':
      return ['room discoveries'];
    case 'pile':
      return ['room literature'];
    case 'disc':
      return [`box ${first}`, 'room religion'];
    case 'box':
      return ['room religion'];
    case 'easel':
      return ['room arts'];
    case 'chair':
      return ['room politics'];
    case 'grid':
    case 'spot':
      return ['room bonus'];
    case 'shelf':
      return [`books ${first} ${second}`, `mat ${first}`];
    case 'recruit':
    case 'worker':
    case 'books':
    case 'meeple':
    case 'museum':
    case 'tile':
    case 'purse':
    case 'discs':
    case 'pillars':
      return [`mat ${first}`];
    default:
      return [];
  }
}
