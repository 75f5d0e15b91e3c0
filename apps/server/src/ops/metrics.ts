import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The metrics of a node for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly commands: Counter<'outcome'>;
  readonly commandSeconds: Histogram;
  readonly fanOut: Counter;
  /** How often the database's history changed: by a failover or a restore. */
  readonly historyChanges: Counter;
  /** The time of the last sweep of deadlines, in seconds since 1970. */
  readonly lastSweep: Gauge;
  readonly botTurns: Counter<'outcome'>;
  readonly botSeconds: Histogram;
  readonly timeouts: Counter;
  readonly quarantined: Counter;
}

/** Values that are read when the metrics are requested. */
export interface Readings {
  readonly sockets: () => number;
  readonly watched: () => number;
  readonly cached: () => number;
  readonly poolWaiting: () => number;
  readonly readsRefused: () => number;
  /** Milliseconds that this process's clock is ahead of the database's. */
  readonly clockAhead: () => number;
  readonly busErrors: () => number;
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
  const counter = (name: string, help: string, read: () => number): void => {
    registry.registerMetric(
      new Counter({
        name,
        help,
        registers: [],
        collect() {
          this.reset();
          this.inc(read());
        },
      }),
    );
  };
  gauge('stanza_sockets', 'Open sockets', readings.sockets);
  gauge('stanza_games_watched', 'Games watched on this node', readings.watched);
  gauge('stanza_games_cached', 'Folded games in memory', readings.cached);
  gauge('stanza_pool_waiting', 'Queries waiting for a connection', readings.poolWaiting);
  gauge(
    'stanza_clock_ahead_seconds',
    'How far this process is ahead of the database',
    () => readings.clockAhead() / 1_000,
  );
  counter('stanza_bus_errors_total', 'Errors of the bus', readings.busErrors);
  counter('stanza_reads_refused_total', 'Requests refused because too many waited', readings.readsRefused);
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
      help: 'Time until a command is answered',
      buckets: SECONDS,
      registers,
    }),
    fanOut: new Counter({ name: 'stanza_messages_sent_total', help: 'Messages sent to watchers', registers }),
    historyChanges: new Counter({
      name: 'stanza_history_changes_total',
      help: 'How often the database had another history: failovers and restores',
      registers,
    }),
    lastSweep: new Gauge({
      name: 'stanza_last_sweep_seconds',
      help: 'When this worker last swept deadlines, in seconds since 1970',
      registers,
    }),
    botTurns: new Counter({
      name: 'stanza_bot_decisions_total',
      help: 'Decisions of bots by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    botSeconds: new Histogram({
      name: 'stanza_bot_seconds',
      help: 'Thinking time of a bot decision',
      buckets: SECONDS,
      registers,
    }),
    timeouts: new Counter({ name: 'stanza_time_up_total', help: 'Seats whose time ran out', registers }),
    quarantined: new Counter({
      name: 'stanza_quarantined_total',
      help: 'Games that a job could not read and leaves out',
      registers,
    }),
  };
}
