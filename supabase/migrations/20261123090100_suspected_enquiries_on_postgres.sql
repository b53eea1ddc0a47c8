-- How many suspected enquiries are taken. They are counted apart from the others, so that a program that fills in everything
-- closes the form for itself alone.

alter table private.enquiry_senders add column suspected boolean not null default false;

-- As before, but for each of the two kinds: ten enquiries in ten minutes from one sender and 300 in an hour from all, and of
-- suspected ones three and 60.
create or replace function private.limit_enquiries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  named text := coalesce(headers ->> 'cf-connecting-ip', trim(split_part(headers ->> 'x-forwarded-for', ',', -1)));
  who inet := case when pg_input_is_valid(named, 'inet') then named::inet end;
  from_one integer := case when new.suspected then 3 else 10 end;
  from_all integer := case when new.suspected then 60 else 300 end;
begin
  if family(who) = 6 then who := network(set_masklen(who, 64)); end if;
  -- One after the other: of many at once each would count without the others.
  lock table private.enquiry_senders in share row exclusive mode;
  delete from private.enquiry_senders where sent_at < clock_timestamp() - interval '1 hour';
  if (select count(*) >= from_all from private.enquiry_senders s where s.suspected = new.suspected)
    or (select count(*) >= from_one from private.enquiry_senders s
        where s.suspected = new.suspected and s.sender = who
          and s.sent_at > clock_timestamp() - interval '10 minutes')
  then
    raise sqlstate 'PT429' using message = 'Too many enquiries', hint = 'Try again in ten minutes, or write an e-mail.';
  end if;
  insert into private.enquiry_senders (sender, suspected) values (who, new.suspected);
  return new;
end $$;
