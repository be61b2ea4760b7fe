-- Requests that were closed before they had a state.
update advice_requests set state = 'closed' where closed_at is not null;
--> statement-breakpoint
alter table advice_requests add constraint advice_requests_closed
  check ((state in ('enrolled', 'closed')) = (closed_at is not null));
--> statement-breakpoint
-- Notes and history of a request are only added. They go with their request.
create function refuse_advice_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was done about a request is not changed';
end
$$;
--> statement-breakpoint
create trigger advice_events_unchanged before update on advice_events
  for each row execute function refuse_advice_change();
