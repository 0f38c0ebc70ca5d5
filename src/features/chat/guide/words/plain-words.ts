/**
 * Everyday English of people who ask about studies: words that name no subject. They are never
 * taken for a slip of another word, and never searched for.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a able about above across actually add admission admitted advice advise after again age ago ahead all
  allow allowed almost alone along already also although always am among an and another any anybody
  anymore anyone anything anyway apart application applications applied apply applying are area around
  as ask at atoll atolls available average away awarded awarding b back bad based basic basically be because become
  becoming been before begin beginner beginning begins behind being believe below best better between
  beyond big bit body bodies bored both boy bring brother budget but buy by bye call came can candidate
  care career careers case catalogue change charge charges cheap cheaper cheapest check child children choice
  choose chosen city class classes clear close college colleges come comes coming compare compared
  comparison complete completed completing concern confused consider contact contacts contain content
  continue correct cost costs could country couple course courses cousin cover covered covers criteria
  currently d dad daily date daughter day days deal dear decide decided deciding degree delivered
  depends describe detail details did die differ difference different difficult do does doing done down
  dream drop due duration during e each earlier early earn easier easiest easy either eligible else
  email end enough enrol enroll ensure enter entry even ever every everyone everything exactly exam
  example exams except expensive experience explain extra f fail failed family far fast father favourite
  fear fee feel fees few field fields find fine finish finished finishing first fit five follow
  following for forget found four free friend friends from full fun further future g gap general get
  gets getting girl give given gives go goes going gone good got grade grades graduate great group grow
  guess guide h had half happen happy hard has hate have having he hear heard hello help helpful her here
  hey hi high higher highest him his history hmm hobby hold hope hour hours house how however husband i
  idea ideal if immediately important in include included including incoming indeed information
  inside instead institute institutes institution institutions intake intakes interest interested
  interesting into is island islands issue it its itself j job jobs join joined joining just k keen keep
  kid kids kind kinds knew know known l large last late later latest learn learned learning least
  leave leaver leaving left less let level levels life like liked likely limited line link list listed
  little live lives living local location locations long longer longest look looking lot lots love low lower
  lowest luck m made main mainly make makes making maldives maldivian man many match matter may maybe
  me mean means meant meet meets mention mid middle might mind mine minimum minute mix mode modules mom
  moment money month monthly months more morning most mother move much mum must my myself n name names
  near nearby nearest need needed needs neither never new next nice no nobody none nor not nothing now
  number o of off offer offered offering offers often oh ok okay old older on once one ones only open
  opportunities opportunity option options or order other others our out outside over own p page paid
  parent parents part parts pass passed passes past path pay paying payment people per perfect perhaps person
  phone pick place places plan planning please plus point points possible possibly prefer preferably preferred
  price prices probably problem program programme programmes programs provide provided provides public
  purpose put q qualification qualifications qualified qualify question questions quick quickly quite
  r rather rating read ready real realise really reason recently recommend recommendation
  recommended register related relevant remain remember require required requirement requirements result
  results right s said salary same saturday save saw say says school schools search searching season second
  see seem seems seen semester send sent serious set several she short shorter shortest should show
  shown shows side similar simple since sir sister sit six small so some somebody someone something sometimes
  somewhere son soon sooner soonest sorry sort sound sounds speak specific spend spouse stage stand start
  started starting starts state stay step still stop story straight stuck student students studied
  studies study studying stuff subject subjects such sufficient suggest suggestion suggestions suit suitable
  suited suits sunday support suppose sure t take taken takes taking talk taught teach teaches tell ten term
  terms test than thank thanks that the their them then there these they thing things think thinking third
  this those though thought three through till time times to today together told tomorrow too
  took top total towards train trained training tried true try trying turn two type types u uncle
  under understand university universities unless until up upcoming upon us use used useful using usually v
  very via view visit w wait waiting walk want wanted wanting wants was way ways we website week weekly weeks well
  went were what whatever when whenever where wherever whether which while who whole whom whose why wide
  wife will willing wish with within without woman women wonder wondering word words work worked
  worker working works world worried worth would write wrong x y yeah year years yes yet you young
  your yours yourself z accept accepts actual aunt anywhere basis compulsory countries currently depend
  hostel visa scholarship scholarships loan loans grant grants government scheme campus campuses faculty shortlist
  faculties faculty departments department smaller small bigger lol haha academy polytechnic site filters filter forgot team nearest proper nice pls hmm mum viber kinda actually sorta lah eh gonna
  miss madam bro dude guys folks dear kindly regarding tuition cheaper costs afford affordable offers lah
  dollar dollars rufiyaa mvr usd thousand lakh hundred month monthly instalment instalments installment installments
  fifteen twenty thirty forty fifty sixty seventy eighty ninety eleven twelve thirteen eighteen seven eight nine
  level diploma diplomas certificate certificates bachelor bachelors degree degrees master masters doctorate phd
  advanced associate postgraduate undergraduate foundation online blended evening evenings weekend weekends night nights
  part full time english dhivehi arabic january february march april june july august september october november december
  monday tuesday wednesday thursday friday start over ignore previous instructions prompt system rules homework
  essay politics president election code weather joke poem recipe football news movie music lyrics love
  suicide kill hurt hurting abuse abused hitting hits depressed depression hopeless worthless sad cry crying
  anxious anxiety stressed stress lonely alone scared afraid pregnant bully bullied hello thank welcome
  mqa mnqf approved accredited recognised recognized timetable schedule timing timings module module syllabus
  promotion promoted upgrade boss company rest fish india men women aa repeat repeating repeated without baby babies newborn pregnancy practical practicals practice height weight uniform interview attendance placement internship salary bond allowance
  stipend hired hire counted count counts recognition transfer accepted accept reject rejected holidays holiday vacation
  deadline phone telephone address website email facebook instagram map
  adult adults alive angry anytime apli aplly aply ashamed assistant aunty bot boys broke broken
  bruh chatbot clients colleague colleagues copy corse cours dangerous directly eid employee
  employees foreigners girls granddaughter grandfather grandma grandmother grandpa grandson granny
  guy hahaha hai handle hehe helo heyy heyyy heyyyy hii hiii hiiii hiring honestly id improve
  improving income indians kors ladies lady lern lerning literally lmao locals lost member members
  moving nephew netflix niece nowadays omg paper papers passport persons plss plz ppl practise professional
  professionally properly quietly quik ramadan safely secretly senior seniors seriously settle
  shift shifts sis slowly someday somehow sometime specialise specialised specialize staff staffs
  studdy studyng sup supervisor supervisors surprise surprising switch switching teen teenager
  teenagers teens tonight tv update updated upgrading upset workers wyd yesterday`
    .split(/\s+/)
    .filter(Boolean),
);
