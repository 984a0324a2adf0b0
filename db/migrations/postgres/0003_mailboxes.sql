-- The mailbox of each account that there was before, in the form that `mailboxOf` gives.
INSERT INTO "tenant"."account_mailbox" ("account_id", "mailbox")
SELECT "id", CASE WHEN "domain" IN ('gmail.com', 'googlemail.com') THEN replace("name", '.', '') || '@gmail.com' ELSE "name" || '@' || "domain" END
FROM (
	SELECT "id", "domain", CASE WHEN strpos("local", '+') > 1 THEN substr("local", 1, strpos("local", '+') - 1) ELSE "local" END AS "name"
	FROM (SELECT "id", substr("email", 1, strpos("email", '@') - 1) AS "local", substr("email", strpos("email", '@') + 1) AS "domain" FROM "tenant"."account") AS "split"
) AS "cut";
