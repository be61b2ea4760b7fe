import { defineConfig } from 'drizzle-kit';

/** `node_modules/.bin/drizzle-kit generate --name what_changed` after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema-*.ts',
  out: './server/db/migrations',
});
