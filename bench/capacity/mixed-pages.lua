-- Mostly the same page, and every so often one that nobody has asked for: so many answers, then an end.
local asked, answered, wrong, most, every

function init(args)
  asked = tonumber(args[1])
  most = tonumber(args[2])
  every = tonumber(args[3])
  answered, wrong = 0, 0
end

function request()
  asked = asked + 1
  return wrk.format('GET', asked % every == 0 and '/Gallery?q=word' .. asked or '/')
end

function response(status)
  if status ~= 200 then wrong = wrong + 1 end
  answered = answered + 1
  if answered < most then return end
  -- wrk itself would sleep until its time is over, whatever its threads have done.
  io.write(string.format('REPORT {"requests":%d,"errors":%d}\n', answered, wrong))
  io.flush()
  os.exit(0)
end
