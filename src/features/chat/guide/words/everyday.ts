/**
 * What people wish in everyday words: verbs, jobs, things, school subjects. Plain data, to be
 * edited. A line: the fields where it is found; words that the names of the nearest courses have;
 * for what a catalogue may lack altogether, its name; and behind "=" the terms. `{fix}` and its like
 * stand for the verbs of `VERBS`. A line with "~" is meant only where somebody says that they like
 * it or are good at it.
 */
const LINES = `
Occupational Safety | occupational health safety | = ohs, osh
Refrigeration and Air Conditioning | refrigeration | = air condition, air conditioning, a c, {fix} air condition, chiller, cold room
Medical Laboratory and Imaging | laboratory phlebotomy | = blood testing
Policing and Investigation; Security Services | policing security | = prison officer, prison guard, jail officer, jail guard, corrections officer
Banking and Finance | banking finance | = investment, investing, loan officer, wealth management
Rooms and Front Office | housekeeping | = cleaning, cleaner, cleaning work
Driving and Land Transport | driving | = taxi, pickup
Secondary Teaching | secondary | = secondary level, teaching secondary, secondary school teacher, secondary teaching, high school teacher, secondary education, teach grade 8, teach grade 9, teach grade 10
Emergency Care | emergency first aid | = help in accidents, helping people in accidents, emergency worker
Mechanical and Marine Engineering | engine mechanics | = engine, yanmar, outboard, boat motor, {fix} engine, {fix} boat engine, {fix} dinghy, {fix} boat, boat mechanic, marine mechanic, engine mechanic, engine room, marine engine, diesel, boat repair, engine man, engineman
Mechanical and Marine Engineering | automotive | = {fix} motorcycle, {fix} motorbike, {fix} bike, {fix} cycle, {fix} car, {fix} vehicle, motorcycle, motorbike, motor bike, bike mechanic, car mechanic, auto mechanic, garage, automotive, vehicle repair, bike repair, cycle repair, vehicle mechanic, {fix} scooter, car repair
Mechanical and Marine Engineering | mechanic mechanical | = machine, machinery, mechanics, fitter, robots, turner, {fix} machine, {fix} generator, power house, powerhouse, generator
Information and Communication Technology; Mechanical and Marine Engineering | robotics automation | = robot, robotics, automation
Electrical and Electronic Engineering | electronic electrical | = {fix} phone, {fix} mobile, {fix} tv, {fix} radio, {fix} laptop, mobile phone repair, phone repair, mobile repair, {fix} electronic, phone technician, {fix} mobile phone, tv repair, {fix} washing machine, {fix} fan
Electrical and Electronic Engineering | electrical installation | = electrician, wiring, house wiring, electric, electricity, electric work, electrical work, {fix} light, electrical technician, fenaka, stelco, power technician
Refrigeration and Air Conditioning | refrigeration | = ac, {fix} ac, {fix} aircon, {fix} fridge, ac man, ac mechanic, ac work, ac service, ac servicing, aircon mechanic, air conditioner, {fix} air conditioner, fridge, freezer, air con, refrigerator, {fix} refrigerator, ac course
Civil Engineering and Construction | construction masonry trades | = masonry, mason, plastering, {make} house, foreman, site supervisor, construction worker, construction supervisor, concrete, tiling, civil works, builder
Civil Engineering and Construction | quantity surveying | = quantity surveyor, quantity surveying, surveyor, qs, cost estimator, land surveyor, surveying
Civil Engineering and Construction | painting decorating | = paint house, house painter, painting walls, painting houses, wall painting
Woodwork and Boat Building | carpentry joinery | = carpenter, carpentry, joiner, joinery, furniture, {make} furniture, wood work, woodworker, cupboard
Woodwork and Boat Building | boat fibreglass | = {make} boat, boat building, dhoni building, {make} dhoni, boat builder, fibreglass, fiber, fibre, fiberglass boat, boatyard
Architecture and Building Design | architecture building | = architect, draftsman, draughtsman, autocad, house plan, house design, {make} house plan, draw house, design buildings, design houses, 3d house, building plan, revit
Interior Design | interior | = interior designer, room design, decorate rooms, decorate houses, home decor, interior decorating
Shipping and Navigation | nautical vessel captain | = captain, boat captain, speedboat captain, speed boat, launch captain, launch driver, dhoni captain, kapteyn, seaman, sailor, seafarer, ship, coxswain, merchant navy, marine officer, work on ship, cargo boat, boat driver, {run} dhoni, on a dhoni, dhoni driver, dhoni crew, {run} boat, {run} ferry, drive speedboat, speedboat driver, ferry, steer a boat, navigator, bosun
Shipping and Navigation | shipping logistics | = logistics, shipping, cargo, freight, harbour, customs clearance, import export, warehouse, dispatcher, clearance
Project and Operations Management | procurement supply | = procurement, purchasing, supply chain, store keeper, storekeeper, stock keeping, stock record, stock, inventory, warehouse keeper, tender, purchaser
Project and Operations Management | project | = project manager, manage projects, project coordinator, project officer, pmp
Driving and Land Transport | driving | = driving, driver, learn to drive, driving school, driving instructor, lorry driver, bus driver, truck driver, forklift, loader, excavator, crane, heavy vehicle, heavy machine, pickup driver, taxi driver, road safety
Driving and Land Transport | learner | driving for a licence = driving licence, driving license, car licence, bike licence, licence for car, licence for bike, licence course, driving test, learner licence
Airport and Airline Operations | cabin crew | = cabin crew, air hostess, airhostess, flight attendant, flight steward, steward on plane, stewardess, cabin attendant, fly as crew, work in plane, work on plane, airline crew, air hostes, airhostes, hostess, cabin krew, cabincrew
Airport and Airline Operations | airport airline | = airport, airport job, check in counter, ground staff, ground handling, airline, baggage, air traffic, airport officer, work in airport, work at airport, flight operation
Airport and Airline Operations; Aviation Engineering | pilot | pilot training = fly plane, flying, fly aeroplane, fly seaplane, learn to fly, flying school, pilot, piolt, pilote, seaplane pilot, fly aircraft, commercial pilot
Airport and Airline Operations | traffic | air traffic control = air traffic controller, air traffic control, atc
Aviation Engineering | aircraft | = {fix} plane, {fix} aeroplane, {fix} seaplane, {fix} aircraft, aircraft engineer, plane engineer, aircraft mechanic, aeronautical, aerospace, seaplane engineer, plane mechanic, aircraft technician
Aviation and Transport | | = plane, aeroplane, airplane, aviation
Culinary Arts | culinary cook | = cook, cooking, chef, commis, kitchen, sous chef, cook food, culinary, cookery, short eat, hedhikaa, cuisine, work in kitchen, chief cook, {make} food, food preparation, vegan
Culinary Arts; Baking and Home Enterprise | pastry bakery cake baking | = pastry, baker, bakery, bake, baking, cake, {make} cake, cake decoration, cupcake, bread, dessert, home baker, home bakery, cake order, confectionery, sugar flower
Food and Beverage Service | food beverage | = waiter, waitress, f b, fnb, f and b, food and beverage, bartender, bar tender, bar man, steward, restaurant service, serve food, f b manager, f b supervisor, restaurant supervisor, restaurant manager, fb manager, fb supervisor, fb, fandb, food and beverage manager, mixology, sommelier
Food and Beverage Service | barista coffee | = barista, coffee, coffee maker, cafe, latte, {make} coffee, coffee shop
Rooms and Front Office | front office | = front office, front desk, receptionist, reception, frontoffice, guest relations, guest service, gsa, concierge, bell boy, butler, villa host, hotel reception
Rooms and Front Office | housekeeping | = housekeeping, house keeping, room boy, roomboy, room attendant, room maid, cleaner in a resort, villa attendant, clean rooms, laundry
Guesthouse and Hotel Management | guesthouse hospitality | = guesthouse, guest house, guesthouse owner, run guesthouse, run a guesthouse, open guesthouse, open a guesthouse, hotel, hotel manager, resort manager, hotelier, airbnb, hospitality management, duty manager
Travel, Tourism and Hospitality | tourism hospitality | = tourism, tourist, hospitality, resort work, work in resort, work in a resort, resort job, resort
Travel and Tour Operations | tour guiding | = tour guide, tourist guide, guide tourists, excursion, show tourists around, picnic guide, excursion guide, tour guid, tourguide, guide for tourists
Travel and Tour Operations | travel tour | = travel agent, travel agency, ticketing, iata, tour operator, air ticket, travel consultant
Events and Recreation | event | = event, wedding planner, event planner, event manager, party planner, plan wedding, event organiser, organise events, wedding planning
Diving and Water Sports | diving scuba | = diving, dive, diver, scuba, divemaster, dive master, dive instructor, diving instructor, dive guide, padi, underwater, scuba diver, dive center, dive centre, dive school, free dive, freediving, diving licence
Diving and Water Sports | surf water sports | = surfing, surf, surfer, jet ski, jetski, windsurf, kayak, water sport, watersport, wakeboard, surf instructor, snorkel, snorkeling guide, snorkel guide, water sports instructor
Diving and Water Sports; Coaching and Fitness | swimming lifeguard | = swimming, swim, swimmer, lifeguard, life guard, swimming teacher, swimming coach, pool attendant, sea rescue, teach swimming
Coaching and Fitness | fitness | = fitness, gym, gym trainer, gym instructor, personal trainer, fitness trainer, body building, bodybuilding, exercise, workout, aerobics, gym coach
Coaching and Fitness | yoga | = yoga, stretching, pilates
Coaching and Fitness | coaching sports | = coach, football coach, football, futsal, volleyball, basketball, netball, cricket, badminton, sports coach, referee, athlete, sports teacher, be a footballer, pe teacher, p e teacher, physical education, athletics, bashi
Sports Management | sports management | = sports manager, sports management, manage a team, run a club, sports club
Software Development | software web mobile development | = coding, coder, programmer, programming, programing, programmng, developer, software, app, apps, {make} app, {make} application, {make} website, {make} web site, {make} web, web page, webpage, web developer, website developer, website design, web designer, website designing, {make} websites, front end, frontend, backend, back end, full stack, python, java, javascript, software engineer, app developer, {make} software, web design, html, flutter, write code
Software Development; Film and Animation | game | = {make} game, {make} video game, {make} computer game, game development, game design, game developer, game designer, game programming, gaming, video game, roblox, minecraft, fortnite, pubg, computer game, game maker, esports, gamer, game course, game camp
Networks and Cloud | networking | = network, networking, ccna, cisco, {fix} network, network engineer, network technician, cloud, server, router, wifi, {fix} wifi, system administrator, sysadmin, it support, it technician, it officer, network administrator, aws, azure, devops
Cyber Security | cyber security | = hacker, hacking, ethical hacking, cyber, cyber crime, cybersecurity, pentest, penetration testing, hack
Data and Artificial Intelligence | data artificial intelligence | = ai, a i, chatgpt, machine learning, data science, data scientist, data analyst, data analysis, analytics, big data, deep learning, artificial intelligent, prompt engineering
Information Systems | information systems | = database, information system, system analyst, systems analyst, erp, business analyst
Computer Skills | computer grandparents spreadsheets | = use computer, use a computer, use the computer, how to use computer, use email, to email, send email, send emails, use phone, use a phone, use smartphone, smartphone, whatsapp, use viber, to viber, use internet, use the internet, internet basics, computers for old, computers for elderly, use facebook, use laptop
Computer Skills | computer applications | = basic computer, computer basic, ms office, word and excel, powerpoint, typing, type fast, ms word, computer literacy, computer for beginners, data entry
Computer Skills | spreadsheets | = excel, spreadsheet, spreadsheets
Information and Communication Technology | information technology computer | = computer, computers, computer work, computer science, computing, tech, technology, information technology, compuer, kompyutar, computer engineer, computer engineering
Graphic Design | graphic design | = graphic, graphics, graphic designer, photoshop, illustrator, logo, {make} logo, poster, {make} poster, canva, banner, adobe, ui, ux, ui ux, t shirt printing, graphic artist
Film and Animation | film animation video | = {make} cartoon, {make} animation, animation, animator, cartoon, anime, vfx
Film and Animation | film television video | = film, movie, {make} film, {make} movie, {make} video, video, video edit, videographer, video editing, video editor, editing videos, edit videos, edit video, youtube, youtuber, tiktok, vlog, vlogger, cameraman, camera man, television, content creator, content creation, documentary, reels, cinematography, premiere pro
Photography | photography | = photo, photographer, photography, camera, take photos, take pictures, taking photos, taking pictures, drone, wedding photographer, photo shoot, photoshoot, fotographer
Fine Art and Craft Design | art craft | = draw, drawing, drawings, painting, painter, paint, sketch, sketching, artist, art, watercolour, watercolor, calligraphy, arts and crafts, draw pictures, fine art, painting pictures, pottery, sculpture
Fine Art and Craft Design; Sewing and Fashion | traditional crafts weaving | = craft, crafts, handicraft, handmade, hand made, weaving, weave, lacquer, lacquer work, mat weaving, souvenir, souvenirs, kasabu, jewellery, jewelry, block printing
Sewing and Fashion | sewing dressmaking fashion sew | = sew, sewing, stitch, stitching, tailor, tailoring, seamstress, dresses, {make} dress, {make} clothes, {make} uniform, school uniform, fashion, fashion designer, fashion design, dressmaking, needle, sewing machine, embroidery, libaas, cloth
Hair and Beauty | mehendi henna | = mehendi, henna, mehndi, mehandi, bridal mehendi
Hair and Beauty | make-up make up beauty makeup | = makeup, make up, makeup artist, beauty, beautician, facial, eyelash, lashes, nail, nails, nail art, beauty salon, bridal makeup, skin care, skincare, cosmetics, beauty parlour, beauty parlor, make up artist
Hair and Beauty | hairdressing hair barbering | = hair, hair dresser, hair dressing, hairdresser, hairdressing, hair cutting, haircut, cut hair, cutting hair, hairstylist, hair style, barber, barbering, salon, hair salon, hair stylist, fade, beard
Spa and Wellness | spa therapy | = spa, massage, masseuse, spa therapist, therapist in spa, wellness, spa manager, massage therapist, reflexology
Baking and Home Enterprise | home bakery cake | = home business, business from home, earn from home, sell from home, home made food, food from home, earn money from home, earn some money from home, money from home, make money from home, earning from home, work from home
Nursing and Midwifery | nursing | = nurse, nursing, nurs, nurses, staff nurse, registered nurse, nursing assistant, nurse aide, nurse assistant, enrolled nurse, midwife, midwifery, deliver babies, delivering babies, nures, nurce
Pharmacy | pharmacy | = pharmacist, pharmacy, pharmacy assistant, sell medicine, dispenser, chemist shop, medicines, pharmacist assistant
Medical Laboratory and Imaging | medical laboratory imaging | = lab technician, laboratory technician, lab tech, lab technologist, medical lab, blood test, phlebotomy, phlebotomist, take blood, lab assistant
Medical Laboratory and Imaging | imaging | = x ray, xray, radiographer, radiology, ultrasound, scan, mri, sonographer, medical imaging
Emergency Care | emergency first aid | = paramedic, ambulance, emergency medical, first aid, first aider, emt, rescue people, save lives, saving lives, cpr
Public Health | public health | = public health, health officer, community health, health worker, community health worker, chw, epidemiology, food inspector, primary health care
Social and Elderly Care | care older | = care for elderly, care for old people, care of elderly, carer, caregiver, care giver, caretaker, elderly, elderly people, old people, older people, take care of old, taking care of old, look after old, look after elderly, looking after old, look after grandparents, disability care, bedridden, stroke patient, home care, care at home, nursing home, care for him at home, care for her at home, care for my mother, care for my father, care for my parents, care for my grandmother, care for my grandfather, care for my sick mother, care for my sick father, care for my old mother, care for my old father, care for my husband, care for my wife, look after my mother, look after my father, look after my parents, look after my grandmother, look after my grandfather, look after my sick mother, look after my sick father, look after my old mother, look after my old father, look after my husband, look after my wife, looking after my mother, looking after my father, looking after my parents, looking after my grandmother, looking after my grandfather, looking after my sick mother, looking after my sick father, looking after my old mother, looking after my old father, looking after my husband, looking after my wife, take care of my mother, take care of my father, take care of my parents, take care of my grandmother, take care of my grandfather, take care of my sick mother, take care of my sick father, take care of my old mother, take care of my old father, take care of my husband, take care of my wife, caring for my mother, caring for my father, caring for my parents, caring for my grandmother, caring for my grandfather, caring for my sick mother, caring for my sick father, caring for my old mother, caring for my old father, caring for my husband, caring for my wife, nurse my mother, nurse my father, nurse my parents, nurse my grandmother, nurse my grandfather, nurse my sick mother, nurse my sick father, nurse my old mother, nurse my old father, nurse my husband, nurse my wife
Health and Welfare | physiotherapy | = physio, physiotherapist, physiotherapy, physical therapy, physical therapist, rehab, rehabilitation
Health and Welfare | medical records health services | = medical records, hospital administration, health management, hospital receptionist, clinic receptionist, work in hospital, work in a hospital, job in hospital, medical receptionist, hospital work
Health and Welfare | health medical | = health, sick people, care for sick, help sick people, care for patients, patients, hospital, medical field, health field, medical
Health and Welfare | medicine mbbs surgery | medicine for doctors = doctor, mbbs, medicine, medical doctor, surgeon, physician, become doctor, doctors, doctr, medical school, docter, general practitioner, paediatrician, cardiologist, gynaecologist, med school
Health and Welfare | dental dentist dentistry | dentistry = dentist, dentistry, dental, teeth, tooth doctor, dental nurse, dental hygienist, orthodontist
Biology and Biotechnology; Agriculture | veterinary vet | veterinary medicine = vet, veterinary, veterinarian, animal doctor, animals doctor, vetenary, doctor for animals, treat animals, cat doctor
Health and Welfare | optometry optician | optometry = optometrist, optician, optometry, eye doctor, eye glasses
Physics and Ocean Science; Aviation and Transport | astronaut space | astronautics = astronaut, space scientist, astronomer, nasa, rocket, rocket scientist
Physics and Ocean Science | sky | = night sky, telescope
Physics and Ocean Science | astronomy | astronomy = astronomy, space science
Early Childhood Education | early childhood childcare under-fives | = preschool teacher, pre school teacher, kindergarten teacher, kg teacher, teach small kids, teach small children, teach little kids, teaching small kids, teaching small children, small kids, little children, small children, little kids, young children, baby school, nursery teacher, nursery school, teacher of small children, babysitter, baby sitter, nanny, babysitting, child care, childcare, day care, daycare, creche, montessori, look after children, look after kids, looking after children, taking care of children, take care of kids, kindergarden, lkg, ukg, teach babies, toddler, toddlers, teach young children, teach kids in preschool, work with small children, kids under 5, children teach, teach children small, teach small ones
Primary Teaching | primary teaching | = primary teacher, primary school teacher, teach primary, class teacher, teach grade 1, grade 1 teacher, teach in primary, relief teacher
Secondary Teaching | secondary | = secondary teacher, teach secondary, grade 8 teacher, o level teacher, higher secondary teacher
Secondary Teaching | economics accounting business secondary | = business teacher, accounts teacher, economics teacher, commerce teacher
Secondary Teaching | english secondary | = english teacher, teach english in school
Secondary Teaching | biology chemistry science secondary | = science teacher, biology teacher, chemistry teacher, physics teacher, teach science, teach biology, teach chemistry, teach physics
Secondary Teaching | mathematics secondary | = maths teacher, math teacher, teach maths, teach math, mathematics teacher
Special and Inclusive Education | special inclusive autism | = special needs, autism, autistic, special education, disabled children, children with disability, children with disabilities, sen teacher, special needs teacher, dyslexia, slow learners, disabled kids, inclusive education, down syndrome
Special and Inclusive Education; Dhivehi Language and Literature | sign language | = sign language, deaf language, signing, sign language interpreter, talk with deaf
Educational Leadership | educational leadership | = principal, head teacher, headmaster, leading teacher, school head, school administrator, supervisor of a school, deputy principal
Education and Teaching | teaching | = teacher, teaching, to teach, teach students, teach children, teach kids, teach in a school, teach in school, techer, teachr, tutor, trainer, lecturer, teach at university, teaching assistant, train people
Teaching Islam and Dhivehi | teaching | = islam teacher, quran teacher, teach quran, teach islam, teach dhivehi, dhivehi teacher, teaching quran, teaching islam, quran class teacher, teach kids quran, islam and dhivehi teacher, teach children quran
Quran Memorisation | memorisation hifz | = hifz, hifzu, hifdh, hafiz, haafiz, hafiza, memorise quran, memorize quran, memorising quran, memorizing quran, memorise the quran, memorize the quran, quran memorisation, memorise, memorize, quran by heart, learn quran by heart, memorisation, memorization, hifz class, memorising, memorizing, memorising of quran, memorizing of quran
Quran Recitation | recitation tajweed reading | = recite quran, read quran, reading quran, quran recitation, tajweed, tajwid, thajveed, qari, qaari, recite, quran class, learn quran, read the quran, recite the quran, makhraj, correct my quran, quran reading, qira ath
Imam and Community Service | imam imamship | = imam, mudhimu, mudhim, mudimu, khateeb, katheeb, muezzin, bilal, mosque, lead prayers, lead prayer, imaam, friday sermon, imamship, mosque work, give khutbah, khutba, mudheem
Imam and Community Service | hajj umrah | = hajj, umrah, umra, pilgrim, hajj group, hajju, umrah group
Imam and Community Service | janazah | = janazah, janaza, funeral, kafun, wash the dead
Tafsir and Hadith | hadith tafsir | = hadith, hadeeth, hadeesu, hadees, tafsir, tafseer, tafsiru, sunnah
Islamic Belief and Thought | aqidah | = aqidah, aqeedha, aqeeda, thauheedh, tawheed, tauheed
Quranic and Islamic Studies | islamic | = islamic scholar, sheikh, religious scholar, religion, deen, dheen, islamic knowledge, sharia scholar, preach, preacher, islam studies, dawah, dhauvaa
Islamic Jurisprudence | jurisprudence shariah | = fiqh, fiqhu, inheritance, fatwa, halal haram
Islamic Finance | islamic finance | = islamic bank, islamic banking, riba free banking, islamic finance, takaful
Accounting | accounting bookkeeping | = accountant, accounts, accounting, book keeping, bookkeeping, bookkeeper, acca, aat, cima, cpa, cashier, accounts officer, accounts assistant, acounting, accouting, payroll, ledger, with figures, accounts work, keep accounts, account clerk, finance officer, accounts clerk
Accounting; Mathematics and Statistics | accounting bookkeeping | ~ = numbers, with numbers, calculation, calculations, counting money, calculating
Auditing and Taxation | audit tax | = auditor, audit, auditing, tax, taxes, gst, tax officer, mira, internal audit
Banking and Finance | banking finance | = banker, bank officer, bank job, work in bank, work in a bank, bank teller, finance, financial advisor, financial, insurance, personal finance
Political Science and Development | economics development | = economist, economics, economy
Marketing | marketing | = marketing, marketer, promote products, brand manager, market research
Digital Marketing | digital marketing social media | = social media, social media manager, influencer, instagram, facebook page, facebook marketing, seo, online marketing, digital marketer, content marketing, online ads, facebook ads, sell online, selling online, selling on instagram, online shop, online store, online business, sell on facebook, ecommerce, e commerce, sell things online, dropshipping
Branding and Advertising | branding advertising public relations | = advertising, branding, public relations, pr officer, copywriter, copywriting, advertisement
Sales and Customer Service | sales customer service | = salesman, sales girl, salesgirl, sales person, shop keeper, shopkeeper, shop assistant, shop work, work in shop, work in a shop, customer service, customer care, call centre, call center, sales, cashier in a shop, counter staff, retail, salesperson
Entrepreneurship and Small Business | entrepreneurship enterprise shop business | = own business, start business, start a business, open shop, open a shop, own shop, small business, entrepreneur, my own shop, open my own, be my own boss, run a shop, run shop, startup, start up, self employed, open business, open a cafe, open cafe, start small business, run a business, run business, grow my business, open restaurant, open a restaurant
Business Administration | business administration | = business admin, mba, bba, business manager, manage a company, company manager, manager
Business, Management and Administration | leadership management | = team leader, lead a team, manage people, manage staff, leadership, first time manager
Human Resource Management | human resource | = hr, hr officer, hr manager, human resources, human resource, recruit, recruitment, staff management, hr assistant, personnel
Office Administration | office secretarial records | = office, office job, office work, work in office, work in an office, job in office, job in an office, desk job, admin, admin officer, secretary, clerk, administrative, office assistant, personal assistant, council work, council office, admin assistant, filing, paper work, paperwork, sitting job, office administration, executive assistant, sit and work, sitting work, council job
Public Administration | public administration council | = civil servant, civil service, government officer, government job, council, island council, ministry, public servant, councillor, work in government, work for government, government office
Law | law legal | = lawyer, law, legal, attorney, advocate, solicitor, barrister, llb, llm, prosecutor, laywer, layer degree, loyar, loyer, legal officer, defence lawyer, lawer, bar exam
Mediation and Legal Support | legal mediation | = mediator, mediation, dispute
Mediation and Legal Support | legal practice support | = paralegal, legal assistant, legal secretary, legal support, court assistant
Judicial Administration | judicial | = judge, magistrate, court, court clerk, court officer, judiciary, registrar in court
Policing and Investigation | policing investigation criminal | = police, police officer, policeman, policewoman, polis, fuluhun, detective, investigator, crime, criminology, forensic, crime scene, csi, catch criminals, criminal, police man, police force
Policing and Investigation | customs | customs and immigration = customs officer, customs, immigration, immigration officer
Policing and Investigation; Security Services | military | military training = soldier, army, mndf, military, coast guard, coastguard, navy, special forces
Security Services | security | = security guard, security officer, guard, security, bodyguard, security job, watchman, bouncer, security work, cctv
Fire and Rescue | fire | = firefighter, fire fighter, fireman, fire man, fire rescue, fire and rescue, fire officer, fire safety, fire warden, fire service
Occupational Safety | occupational health safety | = safety officer, hse, hse officer, work safety, health and safety officer, nebosh, iosh, site safety, safety inspector
Psychology | psychology | = psychologist, psychology, human mind, human behaviour, human behavior, mental illness, phychology, pyschology, sycology
Social Work and Counselling | counselling social work mental | = social worker, social work, help families, helping ppl, help people with problems, child protection, ngo, community worker, help victims
Social Work and Counselling | counselling mental | = counsellor, counselor, counselling, counseling, councellor, therapist, mental health, drug counsellor, help addicts, help drug addicts, school counsellor, drug problem, drug addict, drug addicts, addiction, help people with drug, guidance counsellor, help kids like me, help young people, help teenagers, youth worker, work with youth, youth work, help kids who have problems, troubled kids, troubled teenagers, help people like me
Journalism | journalism media | = journalist, journalism, reporter, newspaper, write news, news reader, newscaster, news presenter, tv presenter, radio presenter, radio, podcast, podcasting, media, writer, blogger, mass com, mass communication, presenter, broadcaster, rj, jurnalist, editor of a newspaper
International Relations | international relations | = diplomat, foreign service, international relations, ambassador, foreign ministry, embassy, united nations
Political Science and Development | political development | = politics, politician, political, parliament, development work
Social Sciences and Journalism | social | = geography
Marine Biology | marine biology coral | = marine biologist, marine biology, fish biology, sharks, shark, dolphin, dolphins, whale, manta, mantas, turtle, turtles, coral, corals, reef, reefs, coral reef, sea life, sea animals, sea creatures, study fish, ocean life, marine life, save the reef
Fisheries and Seafood | fisheries seafood | = fisherman, fishing, fish processing, fisheries, fishery, tuna, rihaakuru, valhomas, smoked fish, process fish, catch fish, fish export, cannery, seafood
Aquaculture | aquaculture | = fish farm, fish farming, sea cucumber, breed fish, raise fish, aquaculture, mariculture, lobster farming
Agriculture | agriculture hydroponics garden farming | = farm, farming, farmer, agriculture, garden, gardening, gardener, plant, plants, grow plants, grow vegetables, vegetables, vegetable, hydroponics, hydroponic, grow food, grow things, without soil, planting, growing vegetables, growing plants, growing things, crops, chilli, watermelon, landscaping, landscape, trees, flowers, fruits, agri, grow chilli, poultry, chickens, raise chicken
Biology and Biotechnology; Marine Biology; Agriculture | biology marine agriculture | ~ = animals, animal, cats, pets, birds, insects, wildlife
Environmental Management | environmental | = environment, environmental officer, protect environment, protect nature, save nature, nature, conservation, ecology, environmentalist, protect the islands
Climate Change and Disaster Management | climate disaster | = climate, climate change, global warming, sea level, disaster, tsunami
Water, Waste and Energy | renewable energy solar | = solar, solar panel, solar panels, renewable energy, wind energy, solar power, solar technician, green energy
Water, Waste and Energy | water waste sanitation | = sewerage, sewage, desalination, ro plant, water plant, waste, garbage, recycling, water technician, wamco, mwsc, water treatment, rubbish, compost, composting
English | english | = speak english, speaking english, better english, speak better english, english speaking, improve my english, improve english, spoken english, english conversation, english class, talk english, talk in english, communication in english, english grammar, write english, english fluently, speaking skill, speaking skills, grammar, fluent english, english better, my english, learn english, understand english, basic english, english talk, learn speak english, practice english, practise english, english practice
English; Education and Teaching | tesol speakers | = tesol, tefl, esl, teach english, teaching english, teach english to foreigners, teach english language
English; English for University | ielts toefl | = ielts, toefl, pte, english test, english exam for university, ilets, ielts preparation, ielts exam
English for University | english university | = academic english, academic writing, pre sessional
Arabic | arabic | = arabic, arabi, arabic speaking, speak arabic, learn arabic, arabic language, arab
Asian Languages | japanese | Japanese = japanese, nihongo
Asian Languages | hindi | Hindi = hindi
Asian Languages | korean | Korean = korean, korea
Asian Languages | urdu | Urdu = urdu
Asian Languages | tamil | Tamil = tamil
Asian Languages | sinhala | Sinhala = sinhala, sinhalese
Asian Languages | thai | Thai = thai
Asian Languages | malay | Malay = malay
Asian Languages | bengali | Bengali = bengali, bangla
Asian Languages | chinese mandarin | Chinese = chinese, mandarin
European Languages | german | German = german, deutsch
European Languages | french | French = french
European Languages | italian | Italian = italian
European Languages | russian | Russian = russian
European Languages | spanish | Spanish = spanish
European Languages | portuguese | Portuguese = portuguese
European Languages | dutch | Dutch = dutch
European Languages | turkish | Turkish = turkish
Dhivehi Language and Literature | dhivehi | = dhivehi language, learn dhivehi, dhivehi poem, dhivehi poetry, poet, dhivehi writing, write dhivehi, thaana, dhivehi literature, raivaru, write stories in dhivehi, dhivehi for foreigners, speak dhivehi, dhivehi letters
Translation and Interpreting | translation | = translator, translate, interpreter, translating, interpreting, translation
Languages and Linguistics | language | = foreign language, languages, linguistics, other languages, new language, learn a language
Music and Performance | music | = music, musician, sing, singer, singing, guitar, piano, drum, keyboard, boduberu, bodu beru, dj, violin, song writing, {make} music, {make} songs
Music and Performance; Film and Animation | sound | sound production = sound engineer, sound engineering, sound design, sound for film, audio engineer, audio production, music producer, music production, recording studio
Hair and Beauty; Entrepreneurship and Small Business | hair beauty business | = open salon, open a salon, open my own salon, own salon, salon business, start a salon
Entrepreneurship and Small Business | business start | = open my own shop, small shop, run my own business, run my business, open a business, business of my own, business of his own
Music and Performance; Photography; Fine Art and Craft Design; Diving and Water Sports; Culinary Arts | beginners | = for fun, just for fun, fun only, as a hobby, a hobby, new hobby, something fun, something interesting, interesting to learn, fun to learn, fun course, fun courses, fun thing
Mathematics and Statistics | mathematics statistics | = maths, math, mathematics, statistics, statistician, mathematician, algebra
Chemistry and Laboratory Science | chemistry laboratory | = chemistry, chemical, laboratory, science lab, experiments, chemist, forensic chemistry
Biology and Biotechnology | biology biotechnology | = biology, biologist, genetics, biotech, biotechnology, dna, microbiology, biomedical
Physics and Ocean Science | physics ocean | = physics, physicist, ocean science, oceanography, oceanographer
School Certificate Preparation | level revision second chance | = resit, re sit, sit again, redo o level, repeat o level, retake, re take, redo my o level, o level again, tuition, a level tuition, o level tuition, private candidate, redo exam, repeat exam, pass o level, improve my grades, repeat my o level, repeat a level, redo a level, sit o level, sit for o level, finish school, complete school, finish my schooling, second chance, repeat grade, o levels again, a levels again, repeat maths, redo maths, study o level, study a level, do a level, do a levels, o level class, a level class, do my o level, retake my o level, resit o level, resit my o level, retake maths, a level course, o level course, o level for adults, o level private, sit for a level, redo english, resit english
Foundation Studies | foundation | = foundation year, pre degree, bridging, bridge course, foundation course, foundation programme
Agriculture, Fisheries and Marine Studies; Shipping and Navigation; Diving and Water Sports | | ~ = sea, ocean
Shipping and Navigation; Mechanical and Marine Engineering | | ~ = boats, boat, ships
Health and Welfare; Social Work and Counselling; Education and Teaching | | ~ = helping people, help people, helping others, help others
Early Childhood Education; Primary Teaching | early childhood primary | ~ = kids, children, babies, with kids, with children
Engineering, Manufacturing and Construction | | ~ = building things, fixing things, fix things, making things, repairing things, build things, repair things
Engineering, Manufacturing and Construction; Personal Care, Beauty and Crafts | | ~ = work with my hands, working with my hands, with my hands, using my hands, hands on work, with hands, with his hands, with her hands
Driving and Land Transport; Mechanical and Marine Engineering | automotive driving | ~ = cars, bikes, vehicles
Journalism; English; Dhivehi Language and Literature | | ~ = writing, write, stories, reading, books
Travel, Tourism and Hospitality | | ~ = travelling, traveling, tourists, travel
Culinary Arts; Food and Beverage Service | | ~ = food
Sewing and Fashion | | ~ = clothes
Accounting and Finance | | ~ = money, with money
Shariáh and Law | | ~ = justice, arguing, debate
Languages and Linguistics | | ~ = speaking
Sport and Recreation | | ~ = sports, running, playing
Software Development; Film and Animation | game | ~ = games
Information and Communication Technology; Graphic Design; Film and Animation | design animation media | ~ = on my phone, on the phone, on phone, my phone, phone, on her phone, on his phone, laptop
Office Administration; Dhivehi Language and Literature | letters minutes secretarial | = write letters, writing letters, official letters, write good letters, write official letters, letter writing, write applications
Mechanical and Marine Engineering | welding | welding = weld, welder, welding, to weld
Civil Engineering and Construction | plumbing | plumbing = plumber, plumbing, {fix} pipe, {fix} tap
Sport and Recreation | martial karate boxing taekwondo | martial arts = karate, martial arts, boxing, taekwondo, judo, kung fu, mma, self defence
Office Administration; Education and Teaching | library librarian | library studies = librarian, library science, library studies
Banking and Finance | trading forex crypto | trading = forex, trading, crypto, bitcoin, stock market, day trading, blockchain
Public Health; Health and Welfare | nutrition dietetics | nutrition = nutrition, nutritionist, dietitian, diet
Health and Welfare | speech | speech therapy = speech therapy, speech therapist
Health and Welfare | occupational therapy | occupational therapy = occupational therapy, occupational therapist
Climate Change and Disaster Management; Physics and Ocean Science | meteorology weather | meteorology = meteorology, meteorologist, weatherman, met office
Music and Performance | dance ballet | dance = dance, dancing, dancer, ballet
Music and Performance; Film and Animation | acting drama theatre | acting = acting, actor, actress, drama, theatre
Business, Management and Administration | estate property | real estate = real estate, property agent
Social Sciences and Journalism | sociology anthropology | sociology = sociology, anthropology, sociologist
Social Sciences and Journalism | history archaeology | history = archaeology, archaeologist, historian, museum
Social Sciences and Journalism | philosophy | philosophy = philosopher, philosophy degree
`;

/** Verbs that say the same of a thing. */
const VERBS: ReadonlyMap<string, readonly string[]> = new Map([
  ["fix", ["fix", "fixing", "repair", "repairing", "mend", "mending", "service", "servicing"]],
  ["run", ["run", "running", "drive", "driving", "drove", "work on", "working on", "worked on"]],
  ["make", ["make", "making", "build", "building", "create", "creating", "design", "designing"]],
]);

/** A wish in everyday words. */
export interface EverydayWish {
  terms: readonly string[];
  fields: readonly string[];
  /** Words that the names of the nearest courses have. */
  focus: readonly string[];
  /** What is wished, where a catalogue may hold no course of it; null for a field of its own. */
  rare: string | null;
  /** True where it counts only for somebody who likes it or is good at it. */
  liked: boolean;
}

export const EVERYDAY: readonly EverydayWish[] = LINES.trim().split("\n").map(wishOf);

function wishOf(line: string): EverydayWish {
  const at = line.indexOf("=");
  const [fields = "", focus = "", mark = ""] = line.slice(0, at).split("|");
  const name = mark.trim();
  return {
    terms: split(line.slice(at + 1), ",").flatMap(withVerbs),
    fields: split(fields, ";"),
    focus: split(focus, " "),
    rare: name === "" || name === "~" ? null : name,
    liked: name === "~",
  };
}

function withVerbs(term: string): string[] {
  const [, verb = ""] = /^\{(\w+)\}/.exec(term) ?? [];
  const forms = VERBS.get(verb);
  if (!forms) return [term];
  const thing = term.slice(verb.length + 2);
  return forms.flatMap((form) => [`${form}${thing}`, `${form} a${thing}`, `${form} my${thing}`]);
}

function split(text: string, by: string): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
