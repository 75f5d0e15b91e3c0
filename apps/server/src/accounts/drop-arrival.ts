/** A user whose account is deleted or merged does not take the bot's seat that they wait for. */
export const DROP_ARRIVAL = `with held as materialized (
    select id from games where id in (select game_id from seats where arriving_id = $1) order by id for update),
  changed as (
    update games g set revision = g.revision + 1, mark = gen_random_uuid() from held where g.id = held.id)
  update seats s set arriving_id = null, arriving_name = null, joined_nonce = null, joined_round = null
    from held where s.game_id = held.id and s.arriving_id = $1`;
