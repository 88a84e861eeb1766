// Baseline for a list of goals: a Fastify route that returns stored JSON.
import fastify from 'fastify';
import pg from 'pg';

const [host, port] = process.argv.slice(2);
const pool = new pg.Pool({ host, user: 'cairn', database: 'cairn', max: 16 });
const app = fastify({ logger: false });
app.get('/list', async (_request, reply) => {
  const { rows } = await pool.query({
    name: 'list',
    text: 'select body from bench_list where id = $1',
    values: [1],
  });
  return reply.type('application/json; charset=utf-8').send(rows[0].body);
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('listening');
