-- What the database of a hosted project holds by itself, as anybody with the public key may call it. The embedded backend
-- passes over files whose name ends in _on_postgres: its gateway holds the same rules.

-- Nothing in this schema can be called or read over the network.
create schema private;

-- ---------------------------------------------------------------- The rules of the form (src/browser/schemas/contact.ts)

-- Whether a text is one that the form would send: trimmed, with something that can be seen, without control characters,
-- and of a length that is counted in UTF-16 units, as browsers count. `lines` allows tabs and line breaks.
create function private.is_form_text(value text, shortest integer, longest integer, lines boolean)
returns boolean language sql immutable parallel safe set search_path = '' as $$
  select value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]'
    and (lines or value !~ '[\u0009\u000a\u000d\u2028\u2029]')
    and value !~ '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
    and value !~ '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$'
    and value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and length(value) + length(regexp_replace(value, '[^\U00010000-\U0010ffff]', '', 'g')) between shortest and longest
$$;

-- Rows from before stay as they are; new ones are held to the rules.
alter table public.enquiries
  drop constraint enquiries_name_length,
  drop constraint enquiries_company_length,
  drop constraint enquiries_email_length,
  drop constraint enquiries_email_form,
  drop constraint enquiries_message_length,
  add constraint enquiries_name_plain check (private.is_form_text(name, 1, 100, false)) not valid,
  add constraint enquiries_company_plain check (private.is_form_text(company, 1, 100, false)) not valid,
  add constraint enquiries_message_plain check (private.is_form_text(message, 10, 2000, true)) not valid,
  -- The pattern of src/browser/schemas/email.ts.
  add constraint enquiries_email_plain check (
    length(email) <= 255 and email ~ '^[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+(?:\.[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$'
  ) not valid,
  -- The pattern of src/core/reference.ts.
  add constraint enquiries_reference_form check (
    reference ~ '^[A-HJKMNP-TV-Z][0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$'
  );
alter table public.enquiries alter column reference set not null;

-- ---------------------------------------------------------------- How many enquiries are taken

-- Network addresses of senders, kept for an hour to count by; no role of the API may read them.
create table private.enquiry_senders (
  sender inet,
  sent_at timestamptz not null default clock_timestamp()
);
create index enquiry_senders_sent_at on private.enquiry_senders (sent_at);

-- Takes ten enquiries in ten minutes from one sender, and 300 in an hour from all. The sender is who the content delivery
-- network in front of a hosted project says it is; an IPv6 customer holds a network of 64 bits. PT429 is an answer with
-- status 429 (PostgREST, "Raise errors with HTTP status codes").
create function private.limit_enquiries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  named text := coalesce(headers ->> 'cf-connecting-ip', trim(split_part(headers ->> 'x-forwarded-for', ',', -1)));
  who inet := case when pg_input_is_valid(named, 'inet') then named::inet end;
begin
  if family(who) = 6 then who := network(set_masklen(who, 64)); end if;
  -- One after the other: of many at once each would count without the others.
  lock table private.enquiry_senders in share row exclusive mode;
  delete from private.enquiry_senders where sent_at < clock_timestamp() - interval '1 hour';
  if (select count(*) >= 300 from private.enquiry_senders)
    or (select count(*) >= 10 from private.enquiry_senders
        where sender = who and sent_at > clock_timestamp() - interval '10 minutes')
  then
    raise sqlstate 'PT429' using message = 'Too many enquiries', hint = 'Try again in ten minutes, or write an e-mail.';
  end if;
  insert into private.enquiry_senders (sender) values (who);
  return new;
end $$;

create trigger limit_enquiries before insert on public.enquiries
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_enquiries();

-- ---------------------------------------------------------------- Sessions

-- Refuses a caller whose session no longer stands: signed out, older than a day, or of an account that was suspended or
-- deleted. A token by itself would hold until it expires. PT401 is an answer with status 401.
create function private.require_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  claims json := nullif(current_setting('request.jwt.claims', true), '')::json;
begin
  if exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id::text = claims ->> 'session_id' and u.id::text = claims ->> 'sub'
      and s.created_at > now() - interval '1 day'
      and (u.banned_until is null or u.banned_until <= now())
      and u.deleted_at is null
  ) then
    return true;
  end if;
  raise sqlstate 'PT401' using message = 'The session was ended';
end $$;
revoke all on function private.require_session() from public;
grant execute on function private.require_session() to authenticated;

drop policy "Signed-in accounts may read the resources" on public.resources;
create policy "Accounts whose session stands may read the resources" on public.resources
  for select to authenticated
  using ((select private.require_session()));

-- Ends all sessions of an account; for the service role (npm run accounts -- sign-out).
create function public.end_sessions(account uuid) returns integer
language sql security definer set search_path = '' as $$
  with ended as (delete from auth.sessions where user_id = account returning 1)
  select count(*)::integer from ended
$$;
revoke all on function public.end_sessions(uuid) from public, anon, authenticated;
grant execute on function public.end_sessions(uuid) to service_role;

-- ---------------------------------------------------------------- What has had its time

-- Deletes what the Privacy Policy (section "How long we keep it") no longer lets us keep: enquiries that were answered and
-- closed, complaints five years after they were closed, addresses of senders after an hour; and sessions after a day. What
-- is kept for an application, a request about rights or a claim has no number of days there: a person removes it.
create function private.delete_expired(at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  delete from public.enquiries where closed_at <= at and kept_for is null;
  delete from public.enquiries where closed_at <= at - interval '5 years' and kept_for = 'complaint';
  delete from private.enquiry_senders where sent_at <= at - interval '1 hour';
  delete from auth.sessions where created_at <= at - interval '1 day';
$$;
revoke all on function private.delete_expired(timestamptz) from public;

-- Each hour, where the database can keep a clock; a hosted project can.
do $$ begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete-expired', '7 * * * *', 'select private.delete_expired()');
  end if;
end $$;
