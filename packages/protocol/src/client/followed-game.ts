import type { ClientMessage, ServerMessage } from '../socket.ts';
import type { ChatLine, TableView } from '../table.ts';

type GameMessage = Extract<ServerMessage, { type: 'watching' | 'entries' | 'table' | 'chat' | 'presence' }>;

/** What a client knows of a game: entries only ever grow, the table with the higher revision wins. */
export class FollowedGame {
  readonly game: string;
  readonly entries: string[] = [];
  readonly chat: ChatLine[] = [];
  table: TableView | undefined;
  online: readonly number[] = [];
  spectators = 0;

  constructor(game: string) {
    this.game = game;
  }

  get version(): number {
    return this.entries.length;
  }

  /** Asks for everything not known yet. */
  watchMessage(): ClientMessage {
    return { type: 'watch', game: this.game, version: this.version, chat: this.chat.length };
  }

  takeIn(message: GameMessage): 'done' | 'gap' {
    switch (message.type) {
      case 'watching':
        this.#setTable(message.table);
        this.online = message.online;
        this.spectators = message.spectators;
        for (const line of message.chat) this.#say(line);
        return this.#append(message.from, message.entries);
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

  #setTable(table: TableView): void {
    if (this.table === undefined || table.revision >= this.table.revision) this.table = table;
  }

  #append(from: number, entries: readonly string[]): 'done' | 'gap' {
    if (from > this.version) return 'gap';
    this.entries.push(...entries.slice(this.version - from));
    return 'done';
  }

  #say(line: ChatLine): boolean {
    if (line.number > this.chat.length) return false;
    if (line.number === this.chat.length) this.chat.push(line);
    return true;
  }
}
