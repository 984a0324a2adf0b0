-- The mailbox of each account that there was before, in the form that `mailboxOf` gives.
INSERT INTO `account_mailbox` (`account_id`, `mailbox`)
SELECT `id`, CASE WHEN `domain` IN ('gmail.com', 'googlemail.com') THEN replace(`name`, '.', '') || '@gmail.com' ELSE `name` || '@' || `domain` END
FROM (
	SELECT `id`, `domain`, CASE WHEN instr(`local`, '+') > 1 THEN substr(`local`, 1, instr(`local`, '+') - 1) ELSE `local` END AS `name`
	FROM (SELECT `id`, substr(`email`, 1, instr(`email`, '@') - 1) AS `local`, substr(`email`, instr(`email`, '@') + 1) AS `domain` FROM `account`) AS `split`
) AS `cut`;
