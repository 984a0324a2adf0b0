-- Distributes the schemas of the sites over the nodes of a Citus cluster (12.0 or later). Each site lies on one node. Run
-- this file on the coordinator as the user of DATABASE_DIRECT_URL, and again after new sites were added:
--
--     psql "$DATABASE_DIRECT_URL" --file scripts/production/citus.sql
--
-- Skips schemas that are distributed already, the operators' schema, and running copies. Each site is a separate
-- transaction, which waits for running writes, and blocks new writes until the rows are moved. To undo this for a site:
-- select citus_schema_undistribute('velvet').
\set ON_ERROR_STOP on
select format('select citus_schema_distribute(%L)', quote_ident(nspname))
from pg_namespace
where exists (select from pg_class where relnamespace = pg_namespace.oid and relname = 'event_clock')
  and position('.' in nspname) = 0
  and not exists (select from pg_dist_schema where schemaid = pg_namespace.oid)
order by nspname
\gexec
