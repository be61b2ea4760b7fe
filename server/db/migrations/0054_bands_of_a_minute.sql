-- Since a band needs a minute that was understood (decision 111), the page of an attempt with less shows none: neither do the
-- lists, which read what was stored by the rule of before.
DELETE FROM speaking_bands band WHERE (
  SELECT coalesce(sum((given.evaluation #>> '{content,result,measures,talk_seconds}')::float8), 0)
  FROM attempt_answers given
  WHERE given.attempt_id = band.attempt_id
    AND given.evaluation #>> '{content,kind}' = 'talk'
    AND given.evaluation #>> '{content,result,outcome}' = 'graded'
) < 60;
