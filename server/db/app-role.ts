import pg from 'pg';

/** Tables to which the app adds, and whose rows it never changes. */
const ONLY_ADDED_TO = ['audit_entries', 'audit_heads'];
const JOBS = 'pgboss';
/** How long the job queue's tables may keep a start waiting, before it fails with the reason, milliseconds. */
const LOCK_MS = 30_000;

/**
 * Statements that give the role `$1` what it lacks: reading and writing all tables, adding to those in `$2`. What anybody
 * was given beyond that on those is taken away. Nothing that is right already is touched: each grant rewrites the catalog.
 */
const MISSING_RIGHTS = `
  with app as (select oid, rolname from pg_roles where rolname = $1),
  tables as (
    select c.oid, app.rolname, relname = any($2) as only_added_to,
      coalesce((
        select array_agg(privilege_type) from aclexplode(relacl) where grantee = app.oid
      ), '{}') as given,
      exists (
        select from aclexplode(relacl)
        where grantee in (0, app.oid) and privilege_type not in ('SELECT', 'INSERT')
      ) as may_change
    from pg_class c, app where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
  )
  select format('grant usage on schema public to %I', rolname) as statement from app
  where not has_schema_privilege(oid, 'public', 'USAGE')
  union all
  select 'revoke create on schema public from public' from pg_namespace, aclexplode(nspacl) given
  where nspname = 'public' and given.grantee = 0 and given.privilege_type = 'CREATE'
  union all
  select format('revoke all on table %1$s from public, %2$I; grant select, insert on table %1$s to %2$I',
    oid::regclass, rolname)
  from tables where only_added_to and (may_change or not given @> '{SELECT,INSERT}')
  union all
  select format('grant select, insert, update, delete on table %s to %I', oid::regclass, rolname)
  from tables where not only_added_to and not given @> '{SELECT,INSERT,UPDATE,DELETE}'
  union all
  select format('grant usage on sequence %s to %I', c.oid::regclass, rolname) from pg_class c, app
  where relnamespace = 'public'::regnamespace and relkind = 'S'
    and not has_sequence_privilege(app.oid, c.oid, 'USAGE')
  union all
  select format('grant usage on schema drizzle to %I', rolname) from app
  where not has_schema_privilege(oid, 'drizzle', 'USAGE')
  union all
  select format('grant select on drizzle.__drizzle_migrations to %I', rolname) from app
  where not has_table_privilege(oid, 'drizzle.__drizzle_migrations', 'SELECT')`;

/**
 * Statements by which the role `$1` gets the schema `$2` with all that is in it. The job queue makes and drops partitions
 * and builds indexes while it runs, so its schema has to be the app's.
 */
const FOREIGN_OBJECTS = `
  with app as (select oid, rolname from pg_roles where rolname = $1),
  jobs as (select oid, nspname, nspowner from pg_namespace where nspname = $2)
  select format('create schema %I authorization %I', $2::text, rolname) as statement from app
  where not exists (select from jobs)
  union all
  select format('alter schema %I owner to %I', nspname, rolname) from jobs, app where nspowner <> app.oid
  union all
  select format('alter table %s owner to %I', c.oid::regclass, rolname) from pg_class c, jobs, app
  where relnamespace = jobs.oid and relkind in ('r', 'p', 'v') and relowner <> app.oid
  union all
  select format('alter type %s owner to %I', t.oid::regtype, rolname) from pg_type t, jobs, app
  where typnamespace = jobs.oid and typtype in ('e', 'd') and typowner <> app.oid
  union all
  select format('alter routine %s owner to %I', p.oid::regprocedure, rolname) from pg_proc p, jobs, app
  where pronamespace = jobs.oid and proowner <> app.oid`;

const isSuperuser = async (owner: pg.ClientBase): Promise<boolean> =>
  (await owner.query<{ rolsuper: boolean }>('select rolsuper from pg_roles where rolname = current_user'))
    .rows[0]?.rolsuper === true;

async function handOverJobs(owner: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(FOREIGN_OBJECTS, [role, JOBS]);
  if (rows.length === 0) return;
  const statements = rows.map(({ statement }) => statement);
  // PostgreSQL wants of the new owner of a schema that it may create one, if the old one is no superuser.
  if (!(await isSuperuser(owner))) {
    const { rows: databases } = await owner.query<{ name: string }>(
      "select format('%I', current_database()) as name",
    );
    const createOn = `create on database ${databases[0]?.name}`;
    const to = pg.escapeIdentifier(role);
    statements.unshift(`grant ${createOn} to ${to}`);
    statements.push(`revoke ${createOn} from ${to}`);
  }
  await owner.query('begin');
  try {
    await owner.query(`set local lock_timeout = ${LOCK_MS}`);
    for (const statement of statements) await owner.query(statement);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** Gives the app's role the rights that it needs in the migrated database, and no more; cheap when it has them. */
export async function giveRights(owner: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(MISSING_RIGHTS, [role, ONLY_ADDED_TO]);
  for (const { statement } of rows) await owner.query(statement);
  await handOverJobs(owner, role);
}

/** Creates a plain role that may sign in, or gives it this password. */
export async function keepLogin(
  owner: pg.ClientBase,
  { user, password }: { user: string; password: string },
): Promise<void> {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [user]);
  const role = pg.escapeIdentifier(user);
  if (rowCount === 0) await owner.query(`create role ${role}`);
  await owner.query(
    `alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${pg.escapeLiteral(password)}`,
  );
}
