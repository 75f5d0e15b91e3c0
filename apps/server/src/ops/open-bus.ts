import type { Config } from './config.ts';
import type { Bus } from '../live/bus.ts';
import { LocalBus } from '../live/local-bus.ts';
import { RedisBus } from '../live/redis-bus.ts';

/** The configured bus. Redis may be down when a node starts: the node connects later. */
export function openBus(config: Config, onError: (error: Error) => void): Bus {
  if (config.STANZA_REDIS_URL === '') return new LocalBus();
  const bus = new RedisBus(config.STANZA_REDIS_URL, onError);
  bus.connect().catch(onError);
  return bus;
}
