/** A kind of data that the server stores, for the page about privacy. */
export interface StoredData {
  readonly topic: 'account' | 'devices' | 'games' | 'ratings' | 'chat' | 'notices' | 'house' | 'address';
  /** The database tables that store it; empty if it is only in memory. */
  readonly tables: readonly string[];
  /** Days after which it is deleted automatically; `null` if it stays until the person deletes the account. */
  readonly days: number | null;
}

/** Tables without personal data. */
export const TABLES_WITHOUT_PEOPLE: readonly string[] = [
  'announcements',
  'changed_sessions',
  'daily_counts',
  'daily_deals',
  'lineage',
  'migrations',
  'nodes',
  'visits',
  'service',
];

/** All that the server stores about people. A test compares it with the database, so that no table can be forgotten here. */
export const STORED_DATA: readonly StoredData[] = [
  { topic: 'account', tables: ['users', 'passkeys', 'recovery_codes', 'challenges'], days: null },
  { topic: 'devices', tables: ['sessions'], days: 180 },
  {
    topic: 'games',
    tables: [
      'games',
      'seats',
      'entries',
      'commands',
      'packed_games',
      'game_seeds',
      'game_secrets',
      'owed_time',
      'results',
      'told_games',
      'daily_results',
      'evenings',
    ],
    days: null,
  },
  { topic: 'ratings', tables: ['ratings', 'rating_changes'], days: null },
  { topic: 'chat', tables: ['chat'], days: null },
  { topic: 'notices', tables: ['channels', 'outbox', 'letters', 'mail_codes'], days: 30 },
  { topic: 'house', tables: ['blocks', 'friends', 'reports', 'acts', 'answers'], days: null },
  { topic: 'address', tables: [], days: 0 },
];
