import type { Person } from '../art/cast/cast.ts';
import type { PlayerColour } from '../art/player.ts';
import type { BotLevel } from '../game/game-source.ts';
import type { CastSlug } from '../table/words/cast-slugs.ts';

type BotPerson = { readonly person: Person; readonly slug: CastSlug };

/** The face and name of a bot, by level and colour: townspeople begin, those who knew the game of their day best come last. */
export const BOT_PEOPLE: Readonly<Record<BotLevel, Readonly<Record<PlayerColour, BotPerson>>>> = {
  novice: {
    plum: { person: 'tita', slug: 'tita' },
    onyx: { person: 'nello', slug: 'nello' },
    copper: { person: 'beppe', slug: 'beppe' },
    teal: { person: 'rosa', slug: 'zia-rosa' },
  },
  apprentice: {
    plum: { person: 'anguissola', slug: 'sofonisba-anguissola' },
    onyx: { person: 'raphael', slug: 'raphael' },
    copper: { person: 'boccaccio', slug: 'giovanni-boccaccio' },
    teal: { person: 'vespucci', slug: 'amerigo-vespucci' },
  },
  adept: {
    plum: { person: 'de-pizan', slug: 'christine-de-pizan' },
    onyx: { person: 'leonardo', slug: 'leonardo-da-vinci' },
    copper: { person: 'erasmus', slug: 'erasmus' },
    teal: { person: 'barreto', slug: 'isabel-barreto' },
  },
  master: {
    plum: { person: 'sforza', slug: 'caterina-sforza' },
    onyx: { person: 'copernicus', slug: 'nicolaus-copernicus' },
    copper: { person: 'michelangelo', slug: 'michelangelo' },
    teal: { person: 'isabella', slug: 'isabella-d-este' },
  },
  grandmaster: {
    plum: { person: 'elizabeth', slug: 'elizabeth-i' },
    onyx: { person: 'machiavelli', slug: 'niccolo-machiavelli' },
    copper: { person: 'lorenzo', slug: 'lorenzo-de-medici' },
    teal: { person: 'suleiman', slug: 'suleiman' },
  },
};
