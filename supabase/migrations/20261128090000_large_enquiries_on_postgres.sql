-- An enquiry that no rule of the form can accept is refused before it waits for the lock of the count: the rules are read
-- under that lock, a text of megabytes holds it for seconds, and a refused enquiry counts against nobody. PT413 is an answer
-- with status 413.

create function private.refuse_large_enquiry() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT413' using message = 'Too large an enquiry', hint = 'Shorten the message to 2,000 characters.';
end $$;
revoke all on function private.refuse_large_enquiry() from public;

-- PostgreSQL runs the triggers of a row in the order of their names: this one stands before limit_enquiries. The numbers are
-- the most characters of name, company, email, subject, message and reference, of four bytes at most.
create trigger check_enquiry_size before insert on public.enquiries
  for each row when (
    octet_length(concat(new.name, new.company, new.email, new.subject, new.message, new.reference))
      > 4 * (100 + 100 + 255 + 10 + 2000 + 9)
  )
  execute function private.refuse_large_enquiry();
