-- Who is counted as one sender, and who may call what stands in the schema private.

-- As before, but whoever writes an address in another way is no other sender: its mask is left out, and an IPv4 address in the
-- form of IPv6 (::ffff:192.0.2.1) is the IPv4 address. Enquiries whose sender nobody names are counted as those of one sender.
create or replace function private.limit_enquiries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  named text := coalesce(headers ->> 'cf-connecting-ip', trim(split_part(headers ->> 'x-forwarded-for', ',', -1)));
  who inet := case when pg_input_is_valid(named, 'inet')
    then regexp_replace(host(named::inet), '^::ffff:(?=[0-9]+\.)', '')::inet end;
  from_one integer := case when new.suspected then 3 else 10 end;
  from_all integer := case when new.suspected then 60 else 300 end;
begin
  if family(who) = 6 then who := network(set_masklen(who, 64)); end if;
  -- One after the other: of many at once each would count without the others.
  lock table private.enquiry_senders in share row exclusive mode;
  delete from private.enquiry_senders where sent_at < clock_timestamp() - interval '1 hour';
  if (select count(*) >= from_all from private.enquiry_senders s where s.suspected = new.suspected)
    or (select count(*) >= from_one from private.enquiry_senders s
        where s.suspected = new.suspected and s.sender is not distinct from who
          and s.sent_at > clock_timestamp() - interval '10 minutes')
  then
    raise sqlstate 'PT429' using message = 'Too many enquiries', hint = 'Try again in ten minutes, or write an e-mail.';
  end if;
  insert into private.enquiry_senders (sender, suspected) values (who, new.suspected);
  return new;
end $$;

-- Roles of the API cannot name what stands in this schema; now they could not call it either. The rules of a row run as
-- the role that writes it, so those roles keep the one function that the rules are made of.
revoke all on all functions in schema private from public;
grant execute on function private.is_form_text(text, integer, integer, boolean) to anon, authenticated, service_role;
