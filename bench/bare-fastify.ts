import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

const body: unknown = JSON.parse(await text(process.stdin));
const app = Fastify();
app.get('/', () => body);
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
