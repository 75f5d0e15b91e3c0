import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What a node tells Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly commands: Counter<'outcome'>;
  readonly commandSeconds: Histogram;
  readonly fanOut: Counter;
  readonly busErrors: Counter;
  readonly botTurns: Counter<'outcome'>;
  readonly botSeconds: Histogram;
  readonly timeouts: Counter;
}

/** Figures read at the moment they are asked for. */
export interface Readings {
  readonly sockets: () => number;
  readonly watched: () => number;
  readonly cached: () => number;
  readonly poolWaiting: () => number;
}

export function createMetrics(readings: Readings): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number): void => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  };
  gauge('stanza_sockets', 'Open sockets', readings.sockets);
  gauge('stanza_games_watched', 'Games that somebody watches here', readings.watched);
  gauge('stanza_games_cached', 'Folded games in memory', readings.cached);
  gauge('stanza_pool_waiting', 'Queries waiting for a connection', readings.poolWaiting);
  return {
    registry,
    commands: new Counter({
      name: 'stanza_commands_total',
      help: 'Commands by outcome: accepted or a reason code',
      labelNames: ['outcome'],
      registers,
    }),
    commandSeconds: new Histogram({
      name: 'stanza_command_seconds',
      help: 'Time to the answer',
      buckets: SECONDS,
      registers,
    }),
    fanOut: new Counter({ name: 'stanza_messages_sent_total', help: 'Messages to watchers', registers }),
    busErrors: new Counter({ name: 'stanza_bus_errors_total', help: 'Errors of the bus', registers }),
    botTurns: new Counter({
      name: 'stanza_bot_decisions_total',
      help: 'Decisions of bots by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    botSeconds: new Histogram({
      name: 'stanza_bot_seconds',
      help: 'Time of a decision of a bot',
      buckets: SECONDS,
      registers,
    }),
    timeouts: new Counter({ name: 'stanza_time_up_total', help: 'Seats whose time ran out', registers }),
  };
}
