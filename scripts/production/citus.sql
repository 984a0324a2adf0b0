-- Distributes the schema of each site over the nodes of a Citus cluster (12.0 or later): one site lies on one node, whole. Run it by the
-- user of DATABASE_DIRECT_URL on the coordinator, each time that sites have come:
--
--     psql "$DATABASE_DIRECT_URL" --file scripts/production/citus.sql
--
-- What is distributed already, the operators' own schema and copies under way are left as they are. Each site is a transaction of its
-- own, which waits for those who write to it and keeps them waiting until its rows are over. To take one back:
-- select citus_schema_undistribute('velvet').
\set ON_ERROR_STOP on
select format('select citus_schema_distribute(%L)', quote_ident(nspname))
from pg_namespace
where exists (select from pg_class where relnamespace = pg_namespace.oid and relname = 'event_clock')
  and position('.' in nspname) = 0
  and not exists (select from pg_dist_schema where schemaid = pg_namespace.oid)
order by nspname
\gexec
