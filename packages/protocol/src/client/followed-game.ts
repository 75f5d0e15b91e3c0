import type { ClientMessage, ServerMessage } from '../socket.ts';
import { CHAT_PAGE, type ChatLine, type TableView } from '../table.ts';

type GameMessage = Extract<ServerMessage, { type: 'watching' | 'entries' | 'table' | 'chat' | 'presence' }>;

/**
 * A client's view of a game: entries only grow, and the table with the higher revision wins. Only when the server has lost changes of its
 * database, or sends entries that differ from known ones, the server's next answer replaces the whole view.
 */
export class FollowedGame {
  readonly game: string;
  readonly entries: string[] = [];
  readonly chat: ChatLine[] = [];
  table: TableView | undefined;
  online: readonly number[] = [];
  spectators = 0;
  /** The total number of entries seen here that the server has lost. */
  lost = 0;
  /** The server does not have the game: a restored backup can be older than the game. */
  isGone = false;
  #isDoubted = false;

  readonly #key: string | undefined;

  /** The key is needed only to watch a private game of others. */
  constructor(game: string, key?: string) {
    this.game = game;
    this.#key = key;
  }

  get version(): number {
    return this.entries.length;
  }

  /** Requests all unknown entries and lines, or the whole game while the known ones are in doubt. */
  watchMessage(): ClientMessage {
    const known = this.#isDoubted ? { version: 0, chat: 0 } : { version: this.version, chat: this.chat.length };
    return { type: 'watch', game: this.game, ...known, ...(this.#key === undefined ? {} : { key: this.#key }) };
  }

  /** The server's database has lost changes: until the whole game has arrived again, no message is added to the view. */
  doubt(): void {
    this.#isDoubted = this.table !== undefined;
  }

  takeIn(message: GameMessage): 'done' | 'gap' {
    if (message.type === 'watching') this.isGone = false;
    const isContradicted = !this.#isDoubted && 'entries' in message && this.#differs(message);
    if (isContradicted) this.doubt();
    if (this.#isDoubted) {
      // an answer from a later version was requested before the doubt
      if (message.type !== 'watching' || message.from > 0) return isContradicted ? 'gap' : 'done';
      this.#replace(message);
      return 'done';
    }
    switch (message.type) {
      case 'watching':
        this.#setTable(message.table);
        this.online = message.online;
        this.spectators = message.spectators;
        for (const line of message.chat) this.#say(line);
        return message.chat.length < CHAT_PAGE ? this.#append(message.from, message.entries) : this.#more(message);
      case 'entries': {
        const { acting, deadline, banks } = message;
        const isNews = message.from + message.entries.length > this.version;
        if (isNews && this.table !== undefined) this.table = { ...this.table, acting, deadline, banks };
        return this.#append(message.from, message.entries);
      }
      case 'table':
        this.#setTable(message.table);
        return message.table.version > this.version ? 'gap' : 'done';
      case 'presence':
        this.online = message.online;
        this.spectators = message.spectators;
        return 'done';
      case 'chat':
        return this.#say(message.line) ? 'done' : 'gap';
    }
  }

  /** Whether the message has other entries than those known here. */
  #differs({ from, entries }: { readonly from: number; readonly entries: readonly string[] }): boolean {
    return entries.some((text, index) => from + index < this.version && text !== this.entries[from + index]);
  }

  #replace({ table, entries, chat, online, spectators }: Extract<ServerMessage, { type: 'watching' }>): void {
    const kept = this.entries.findIndex((text, index) => text !== entries[index]);
    if (kept >= 0) this.lost += this.entries.length - kept;
    this.entries.splice(0, this.entries.length, ...entries);
    this.chat.splice(0, this.chat.length, ...chat);
    this.table = table;
    this.online = online;
    this.spectators = spectators;
    this.#isDoubted = false;
  }

  #setTable(table: TableView): void {
    if (this.table === undefined || table.revision >= this.table.revision) this.table = table;
  }

  #append(from: number, entries: readonly string[]): 'done' | 'gap' {
    if (from > this.version) return 'gap';
    this.entries.push(...entries.slice(this.version - from));
    return 'done';
  }

  /** A long chat is sent in pages. */
  #more({ from, entries }: Extract<ServerMessage, { type: 'watching' }>): 'gap' {
    this.#append(from, entries);
    return 'gap';
  }

  #say(line: ChatLine): boolean {
    if (line.number > this.chat.length) return false;
    if (line.number === this.chat.length) this.chat.push(line);
    else if (line.hidden) this.chat[line.number] = line;
    return true;
  }
}
