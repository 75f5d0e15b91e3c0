import { join } from 'node:path';
import { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { requireServices } from '../../apps/server/test/kit/services.ts';
import { Balancer } from './balancer.ts';
import { Post } from './post.ts';

const CLIENT = join(import.meta.dirname, '../../apps/web/dist');
const A_DAY = 86_400;

/** Real nodes on PostgreSQL and Redis, a worker, and a load balancer for the browsers. */
export class Nodes {
  readonly cluster: Cluster;
  readonly balancer: Balancer;
  readonly address: string;
  readonly post: Post;

  private constructor(cluster: Cluster, balancer: Balancer, address: string, post: Post) {
    this.cluster = cluster;
    this.post = post;
    this.balancer = balancer;
    this.address = address;
  }

  static async start(nodes: number): Promise<Nodes> {
    await requireServices();
    const post = await Post.open();
    const cluster = await Cluster.start({
      nodes,
      workers: 1,
      settings: { STANZA_CLIENT: CLIENT, STANZA_SWEEP: '100', STANZA_BOT_LIMIT: '300', ...post.settings },
    });
    const balancer = new Balancer(() => cluster.nodes.filter(({ isRunning }) => isRunning).map(({ port }) => port));
    return new Nodes(cluster, balancer, await balancer.start(), post);
  }

  /** Kills the node that serves the most browsers. */
  async killBusiest(): Promise<void> {
    const running = this.cluster.nodes.filter(({ isRunning }) => isRunning);
    const [busiest] = running.toSorted((one, other) => this.balancer.load(other.port) - this.balancer.load(one.port));
    await busiest?.stop('SIGKILL');
  }

  async heal(): Promise<void> {
    for (const node of this.cluster.nodes) if (!node.isRunning) await node.start();
  }

  /** Lets days pass for a game by moving its times into the past. */
  async passDays(game: string, days: number): Promise<void> {
    await this.cluster.pool.query(
      `update games set deadline = deadline - make_interval(secs => $2), remind_at = remind_at - make_interval(secs => $2),
        revision = revision + 1 where id = $1`,
      [game, days * A_DAY],
    );
  }

  async stop(): Promise<void> {
    await this.balancer.stop();
    await this.cluster.stop();
    this.post.close();
  }
}
