/**
 * The 21 fields of the product with subcategories, and the words in a course's name that speak for
 * each. A phrase is taken before a word within it ("tourism management" before "management"); words
 * are compared without plural s, case and apostrophes. A word with a question mark speaks only where
 * no other word does. The empty subcategory stands for the field.
 */
export const CATEGORY_KEYWORDS: Record<string, Record<string, string>> = {
  "Business, Management and Administration": {
    "Business Administration":
      "business; business administration; managerial skill; professional development; business management; management?; commerce?; leadership?; administration?; mba; bba; organisational behaviour; decision making; strategic management",
    "Entrepreneurship and Small Business":
      "small business; entrepreneurship; enterprise; innovation; guesthouse business",
    "Human Resource Management":
      "human resource; human resource management; human recourse management; human resource development; hrm; personnel management; employee motivation; employee?",
    "Office Administration":
      "office; office management; office administration; office practice; office package; office skill; secretary; secretarial; secretariat; clerical; clerical study; text production; typing; administrative skill; thaana typing; letter writing; personality development; archive; library; library and information service; record management",
    "Project and Operations Management":
      "project management; project?; procurement; procument; logistic; supply chain; supply chain management; purchasing; procurement logistic and supply chain management; quality management; event project",
    "Public Administration":
      "public administration; public policy; governance; local governance; civil service; public management; public sector; development management; council",
  },
  "Education and Teaching": {
    "": "teaching?; education?; teacher?; curriculum?; classroom?; classroom management; classroom teaching; instructor development; trainer; training of trainer; assessment?; learning?; computer aided learning; e learning; designing e learning for student; adult education; vocational education; school counselling; higher education",
    "Early Childhood Education":
      "early childhood; early childhood education; early childhood care; early childhood care and development; preschool; pre school; montessori; child care; childcare; kindergarten; foundation stage",
    "Educational Leadership":
      "educational leadership; educational leadership and management; educational administration; educational management; educational management and leadership; educational management and supervision; educational and leadership management; school management; school leadership; leadership in education; school administration; supervision",
    "Primary Teaching":
      "primary; primary teaching; primary education; teaching primary; primary and middle school; primary and middle school teaching; lower primary; upper primary",
    "Secondary Teaching":
      "secondary; teaching secondary; secondary teaching; secondary education; ug1; ug2; teaching mathematics; teaching in chemistry and biology; teaching in chemistry and physic; teaching in physic and biology; teaching in economic and business study; teaching in accounting and business study; physical education; health and physical education",
    "Special and Inclusive Education":
      "special education; special education need; special educational need; inclusive education; inclusive and special educational need; inclusive special educational need; inclusice education; special need; disability; disability management; autism; behaviour skill; learning difficulty",
    "Teaching Islam and Dhivehi":
      "teaching islam; teaching islamic study; teaching quran; quran teaching; teaching quran and islam; teaching quranic study; education islamic study; education quranic study; education dhivehi language; education in dhivehi language and literature; quran mudhariskamuge; quran mudharriskamuge; islam mudharissun; islam dhivehi quran; teaching dhivehi; teaching dhivehi language; dhivehi language teaching; islam mudharri; quran mudharri; islam and dhivehi; quran and islam",
  },
  "Accounting and Finance": {
    Accounting:
      "accounting; accountancy; account; accounting and finance; accounting and business; accounting technician; accounting and financial administration; book keeping; bookkeeping; acca; aat; cat; cima; financial accounting; business accounting; foundation in accounting; management accounting; financial and management accounting",
    "Auditing and Taxation": "audit; auditing; taxation; tax",
    "Banking and Finance":
      "banking; finance; banking and finance; financial; financial management; international finance; insurance; investment; economic; statistics and finance",
    "Islamic Finance":
      "islamic finance; islamic banking; islamic banking and finance; islamic finance practice; takaful",
  },
  "Quranic and Islamic Studies": {
    "": "quranic; quranic study; quranic science; qirath and quranic science; islamic study; islam; islamic; islamic leadership; islamic revealed knowledge; islamic civilisation; janazah; rule of janazah; sharia and islamic study; zakat; hajj",
    "Imam and Community Service": "imam; imaam; imamship; imaamship; imaamukamuge; khateeb; mudhim",
    "Islamic Belief and Thought": "aqidah; islamic thought; usul al din; dawah; islamic belief",
    "Quran Memorisation":
      "quran memorization; quran memorisation; quran memorizing; hifz; hifzul quran; memorization",
    "Quran Recitation":
      "quran; qira'ath; qiraath; qira'at; qiraat; qirath; qiraaath; qari; qaari; qaree; qaaree; quranic recitation; thajweedh; tajweed; qira'ath al quran; qur'anil kareem; dhiraasathul qur'anil kareem",
    "Tafsir and Hadith": "hadith; hadeeth; tafsir; tafseer; sunnah",
  },
  Marketing: {
    "": "marketing; marketing management; business marketing; advertising and marketing",
    "Branding and Advertising": "advertising; branding; brand; public relation",
    "Digital Marketing": "digital marketing; social media marketing; online marketing",
    "Sales and Customer Service":
      "sale; sale and marketing; customer service; customer care; customer relation; customer support; retail; cashier; retail service; retail and sale",
  },
  "Travel, Tourism and Hospitality": {
    "": "hospitality; tourism; tourism and hospitality; hospitality and tourism; travel and tourism; tourism management; hospitality management; hospitality operation; travel tourism and hospitality; travel; liveaboard",
    "Culinary Arts":
      "culinary; culinary art; cookery; cook; food preparation; patisserie; pastry; pastry and bakery; pastry and bakery chef; bakery; chef; catering; commercial cookery",
    "Events and Recreation":
      "event; event management; recreation; aquatic recreation; lifeguarding; lifeguard",
    "Food and Beverage Service":
      "food and beverage; food and beverage service; food and beverage operation; food beverage service; food and drink service; restaurant; restaurant management; waiter; barista",
    "Guesthouse and Hotel Management":
      "hotel; hotel management; guesthouse; guest house; guesthouse management; guest house management; resort; hotel and resort management; hotel operation",
    "Rooms and Front Office":
      "front office; front office operation; housekeeping; housekeeping operation; room attendant; room attendent; accommodation; accomodation; accommodation service; reception; reception service",
    "Travel and Tour Operations":
      "tour guide; tour guiding; tour; ticketing; reservation; reservation and ticketing; travel agency; airline ticketing; whale shark",
  },
  "Shariáh and Law": {
    "": "shariah and law; sharia and law; shariah; sharia; shareathaa gaanoonuge",
    "Islamic Jurisprudence":
      "fiqh; usul al fiqh; fiqh and usul; islamic judicial science; islamic law; shariah policy; jurisprudence",
    "Judicial Administration":
      "judicial; judicial administration; court; magistrate; judge; judicial science",
    Law: "law; llb; llm; commercial law; criminal law; common law; legislative; legal; arbitration law",
    "Mediation and Legal Support":
      "mediation; paralegal; arbitration; legal support; legal study; justice study",
  },
  "Information and Communication Technology": {
    "": "information technology; information communication technology; information and communication technology; ict; computing?; computer?; it; information technlogy; it technician; information technology technician",
    "Computer Skills":
      "computer application; basic computing; home computing; office computing; office application; ms office; ms office application; microsoft office; microsoft office management; basic computer; computer study; pc competence; linux; computer course; computer literacy; computer skill; computer driving license; computer driving licence; autocad; auto cad; spreadsheet; information technology office management; ict office management",
    "Cyber Security": "cyber security; cybersecurity; ethical hacking; information security",
    "Data and Artificial Intelligence":
      "data; database; data analysis; data science; artificial intelligence; machine learning; statistical analysis; robotic; robotic and automation",
    "Information Systems":
      "information system; business information system; management information system; business information technology; system administration; administrator system; system analysis",
    "Networks and Cloud":
      "network; networking; network administration; network support; computer hardware; hardware; hardware and network administration; computer assembly; computer assembly and service; pc troubleshooting; troubleshooting; cloud; server; printer and scanner maintenance; technical support for computer",
    "Software Development":
      "software; software engineering; software development; computer programming; programming; web; web design; web designing; web development; web programming; web technology; web graphic; website; mobile application development; app; web app development; computer science; game design; game design and development; game modeling; game modelling; internet and web designing",
  },
  "Social Sciences and Journalism": {
    "International Relations":
      "international relation; diplomacy; diplomatic; foreign service; foreign policy",
    Journalism:
      "journalism; media; mass communication; broadcast; broadcasting; journalism and media communication; broadcast management; news; television; television production; radio",
    "Political Science and Development":
      "political science; politic; development study; community development; social policy; youth development; youth; history; history and civilisation; gender; sociology; anthropology",
    Psychology:
      "psychology; pyschology; behavioural science; organizational psychology; educational psychology; forensic psychology; positive psychology",
    "Social Work and Counselling":
      "social work; social service; social service work; counselling; counseling; councelling; addiction; islamic counselling; drug; rehabilitation",
  },
  "Engineering, Manufacturing and Construction": {
    "": "engineering?; technology?; construction?; manufacturing; mechatronic; mechatronic engineering; water plant; painter; printing; digital printing; silk screen printing; jewelry; jewellery; jewellry",
    "Architecture and Building Design":
      "architecture; architectural; architectural design; architectural technology; drafting; draftsman; residential drafting; building design; quantity surveying; land surveying; land serveying; surveying",
    "Civil Engineering and Construction":
      "civil engineering; building; building construction; construction management; construction technology; masonry; masonary; mason; bar bender; carpenter; shuttering carpenter; building maintenance; plumbing; plumber; rod bending",
    "Electrical and Electronic Engineering":
      "electrical; electrician; electronic; electrical engineering; electrical installation; electrical wiring; electronic engineering; electrical and electronic; electronic technology; electronic and communication; telecommunication; fluid power",
    "Mechanical and Marine Engineering":
      "mechanical; mehcanical; mechanical engineering; mechanical fitting; marine engineering; marine mechanic; engine; engine repair; engine repair and maintenance; engine mechanic; outboard; machining; welding; welding and metal fabrication; welding and sheet metal; automotive; automative; auto mobile; automobile; automotive engineering; automotive technology; mechanic; motorcycle",
    "Refrigeration and Air Conditioning":
      "refrigeration; regrigeration; refregiration; airconditioning; air conditioning; refrigeration and air conditioning; air conditioning and refrigeration; air con",
    "Woodwork and Boat Building":
      "boat building; boat; fibreglass; fiberglass; fiber glass; fibreglass boat building; furniture; furniture carpentry; carpentry; wood carving; wood curving; joinery; wooden boat building",
  },
  "University Preparation Program": {
    "Foundation Studies":
      "foundation study; foundation?; foundation course; foundations study; foundation programme; foundation for degree level study; bridging; foundation diploma; university preparation",
    "English for University": "academic english; english for academic purpose; ielt",
    "School Certificate Preparation": "gce; igcse; o level; a level; ssc; hsc",
  },
  "Health and Welfare": {
    "": "health?; sport injury; health science; health service; health service management; health care; medical; medicine; physiotherapy; physiotheraphy; nutrition; dietetic",
    "Emergency Care":
      "emergency medical; emergency medical technician; first aid; combat medical care; paramedic; emergency care",
    "Medical Laboratory and Imaging":
      "medical laboratory; laboratory technology; radiography; imaging; phlebotomy; medical laboratory technology; x ray",
    "Nursing and Midwifery": "nursing; nurse; midwifery; nursing study",
    Pharmacy: "pharmacy; pharmacist; pharmaceutical",
    "Public Health":
      "public health; primary health care; community health; family health; health education; epidemiology; diabetes; diabetic",
    "Social and Elderly Care":
      "elderly care; elderly; aging; ageing; care giving; caregiver; care giver; social care; care worker; child protection",
  },
  "Science and Mathematics": {
    "Biology and Biotechnology": "biology; biotechnology; biological; biological science",
    "Chemistry and Laboratory Science": "chemistry; laboratory",
    "Mathematics and Statistics": "mathematic; math; statistic",
    "Physics and Ocean Science": "physic; oceanography; meteorology",
  },
  "Agriculture, Fisheries and Marine Studies": {
    Agriculture:
      "agriculture; agricultural; farming; gardening; horticulture; hydroponic; landscaping",
    Aquaculture: "aquaculture; mariculture",
    "Fisheries and Seafood":
      "fishery; fishing; pole and line; pole and line fishing; tuna fishing; fish processing; fish; seafood; handling fish",
    "Marine Biology": "marine science; marine biology; marine ecology; coral reef",
  },
  "Arts, Design and Media": {
    "Film and Animation":
      "animation; film; film making; video; visual effect; 3d animation; 3d modeling; multimedia; multimedia technology; editing; compositing; video production; multimedia and animation; video and film production; interactive multimedia; digital interactive multimedia",
    "Fine Art and Craft Design":
      "visual art; art and design; creative art; fine art; painting; craft; drawing; lacquer; calligraphy; creative art and design",
    "Graphic Design":
      "graphic; graphic design; graphic designing; graphic specialist; graphic and multimedia; desktop publishing; publishing; digital designing",
    "Interior Design": "interior design; interior decorator; interior",
    "Music and Performance": "music; bandsman; piano; guitar; drama; theatre; performance; singing",
    Photography: "photography; photoshop; digital photography",
  },
  "Languages and Linguistics": {
    Arabic:
      "arabic; arabic language; arabic linguistic; arabic for; arabic language and literature",
    "Asian Languages": "chinese; mandarin; japanese; hindi; korean; malay; russian language",
    "Dhivehi Language and Literature":
      "dhivehi; dhivehi language; dhivehi language and literature; dhivehi language and history; dhivehi language and culture; dhivehi bahuge; dhivehiba; dhivehi beysverikan; dhivhei",
    English:
      "english; english language; tesol; tesl; english language teaching; english for; english language and communication; english as a second language; english as a foreign language; basic english; english to speaker of other language",
    "European Languages": "french; german; italian; spanish",
    "Translation and Interpreting":
      "translation; translating; interpreting; interpretation; sign language",
  },
  "Aviation and Transport": {
    "Airport and Airline Operations":
      "airport; airline; aviation; air traffic; cabin crew; ground handling; air cargo; aviation security",
    "Aviation Engineering": "aircraft; aircraft maintenance; aviation engineering; avionic",
    "Driving and Land Transport":
      "driving; driver; driving instructor; traffic; traffic management; transport; crane; forklift",
    "Shipping and Navigation":
      "navigation; coastal navigation; shipping; port; port management; modern port management; port operation; marine operation; seafarer; seamanship; nautical; maritime; ship; skipper; pre sea; marine study; deck; captain; boatswain; coxswain; yacht; custom; customs broker; custom broker; custom management; freight; harmonized commodity description and coding system",
  },
  "Security and Public Safety": {
    "Fire and Rescue":
      "fire; haz mat; firefighter; fire fighting; rescue; fire and rescue; basic safety",
    "Occupational Safety":
      "occupational safety; occupational safety and health; occupational health and safety; occupational health; safety; hse; health and safety; health safety",
    "Policing and Investigation":
      "police; policing; police management; investigation; criminal investigation; forensic; forensic investigation; law enforcement; security and law enforcement; security and law enforcement study; law enforcement administration and management; drug enforcement; immigration; immigration enforcement; intelligence; criminology; criminal justice; detective; border; correctional; correctional management; custodial; custodial supervision; prison; station management",
    "Security Services":
      "security; security officer; security operation; port security; special operation; military; military study; military police; mndf; defence; defense; coast guard; marine corps; service corp; special force; infantry; security and risk management; security and operational management",
  },
  "Environment and Sustainability": {
    "Climate Change and Disaster Management":
      "climate; disaster; disaster management; climate change; emergency management",
    "Environmental Management":
      "environment?; environmental; environment management; environmental management; environmental science; conservation",
    "Water, Waste and Energy":
      "renewable energy; renewable energy system; solar; water plant operation; drinking water; drinking water system; waste; waste management; water and sewerage; sewerage; desalination; energy",
  },
  "Sport and Recreation": {
    "Coaching and Fitness":
      "coaching; coach; fitness; fitness instructor; gym instructor; gym; badminton; volleyball; basketball; football; athletic; netball; swimming; cricket; table tennis; aerobic; group fitness; sport and exercise; exercise; sport massage; sport science; tennis; futsal; chess",
    "Diving and Water Sports": "diving; dive; water sport; surfing; snorkeling; snorkelling",
    "Sports Management": "sport management; sport; sport administration; officiating",
  },
  "Personal Care, Beauty and Crafts": {
    "Baking and Home Enterprise": "cake; cake decoration; cake making; baking; cake and pastry",
    "Hair and Beauty":
      "hair; hairdressing; beauty; hair dressing; hair and beauty; beauty therapy; make up; makeup; hair dressing and beauty care; barber; salon",
    "Sewing and Fashion":
      "sewing; dress making; dressmaking; dress making and designing; fashion; tailoring; fashion and tailoring; embroidery; fashion design",
    "Spa and Wellness": "spa; massage; wellness; spa therapy; yoga",
  },
};
